import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { cloneInto } from './clone';
import { elsewhere } from '../../../e2e/site/site-pages';
import { repository } from '../../../e2e/site/workbench';

const clone = join(repository, '.cache', 'publishing', 'cached-build');
const workspace = workspaceName(elsewhere.area);

test("with what webpack cached, also of bundling that a mistake in content ended, an edit is built to the same bytes as by webpack's own command without", () => {
  cloneInto(clone, 'linked');
  const first = build();
  edit();
  const page = join(clone, elsewhere.file);
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('---', '---\nyaer: 2026'));
  const { status, output } = tryToBuild();
  expect(status).toBe(1);
  expect(output).toContain('yaer');
  expect(output).not.toContain('messages stand above');
  expect(existsSync(join(clone, workspace, 'dist', 'code.fingerprint'))).toBe(false);
  writeFileSync(page, text);
  const cached = build();
  expect(cached).not.toEqual(first);
  forgetBuilds();
  const args = ['run', '--silent', 'build', '-w', workspace];
  const alone = spawnSync('npm', args, { cwd: clone, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } });
  expect(alone.status, alone.stdout + alone.stderr).toBe(0);
  expect(builtFiles()).toEqual(cached);
});

function forgetBuilds(): void {
  for (const made of ['.cache/webpack', `${workspace}/dist`]) rmSync(join(clone, made), { recursive: true });
}

/** Changes code and style sheets of its own, and of what areas share. */
function edit(): void {
  for (const folder of [`${workspace}/src`, 'shared/ui', 'shared/study'])
    for (const name of readdirSync(join(clone, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(clone, folder, name);
      if (/\.test\.|node_modules/.test(name)) continue;
      if (name.endsWith('.css')) appendFileSync(file, '\n.edited {\n  order: 7;\n}\n');
      if (name.endsWith('.tsx')) appendFileSync(file, `\n(globalThis as { edited?: string }).edited = '${name}';\n`);
    }
}

function tryToBuild(): { status: number | null; output: string } {
  // Without types, which have no part in what is built.
  const script = `import { buildWorkspaces } from '@portfolio/build/build-workspace';
    await buildWorkspaces(['${elsewhere.area}'], { types: 'later' });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function build(): Record<string, string> {
  const { status, output } = tryToBuild();
  expect(status, output).toBe(0);
  return builtFiles();
}

/** Every script and style sheet that was built. */
function builtFiles(): Record<string, string> {
  const files = ['browser', 'server'].flatMap((part) =>
    readdirSync(join(clone, workspace, 'dist', part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(files.sort().map((file) => [relative(clone, file), readFileSync(file, 'base64')]));
}
