import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { compareVersions } from './package-version';
import { packagesToPack } from './packages-to-pack';

/** A repository of three packages: ui needs contract, model needs none, commands names all. */
let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'versions-')), 'portfolio');
  manifest('contract');
  write('shared/contract/area-module.ts', 'export const contractVersion = 8;');
  manifest('model');
  write('shared/model/model.ts', 'export const model = 1;');
  manifest('ui', 'contract');
  write('shared/ui/facts.ts', 'export const facts = 1;');
  write('shared/ui/facts.test.ts', 'export {};');
  manifest('commands', 'ui');
  write('package.json', JSON.stringify({ workspaces: ['shared/*'], devDependencies: { linter: '1.0.0' } }));
  write('shell/package.json', JSON.stringify({ dependencies: { react: '19.0.0', router: '7.0.0' } }));
  git(folder, 'init', '-q');
  commit('2026-01-02T03:04:05Z');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function manifest(name: string, ...needs: readonly string[]): void {
  const dependencies = Object.fromEntries(needs.map((each) => [`@portfolio/${each}`, '1.0.0']));
  const files = ['**/*.ts', '!**/*.test.*'];
  write(
    `shared/${name}/package.json`,
    JSON.stringify({ name: `@portfolio/${name}`, version: '1.0.0', private: true, files, dependencies }),
  );
}

function git(place: string, ...args: readonly string[]): void {
  const author = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a' };
  const { status, stderr } = spawnSync('git', args, {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, ...author, ...(time && { GIT_COMMITTER_DATE: time }) },
  });
  if (status !== 0) throw new Error(stderr);
}

let time = '';
function commit(at: string): void {
  time = at;
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'change');
}

function versions(place = folder): Record<string, string> {
  return Object.fromEntries([...packagesToPack(place).values()].map(({ name, version }) => [name.slice(11), version]));
}

test('a version is that of the contract, the time of the last change, the number of changes and a hash', () => {
  expect(versions()['contract']).toMatch(/^8\.20260102\.30405-1\.h[0-9a-f]{10}$/);
});

test('two checkouts of one commit give the same versions, whenever they were made and whatever was built in them', () => {
  const clone = `${folder}-clone`;
  git(folder, 'clone', '-q', '.', clone);
  utimesSync(join(clone, 'shared/ui/facts.ts'), 1, 1);
  mkdirSync(join(clone, 'shared/ui/node_modules'));
  writeFileSync(join(clone, 'shared/ui/node_modules/more.ts'), 'export {};');
  writeFileSync(join(clone, 'shared/ui/facts.module.css.d.ts'), 'export {};');
  writeFileSync(join(clone, '.gitignore'), 'node_modules\n*.d.ts\n');
  expect(versions(clone)).toEqual(versions());
});

test('a change raises the versions of its package and of those that name it, and no other', () => {
  const before = versions();
  write('shared/ui/facts.ts', 'export const facts = 2;');
  commit('2026-01-03T00:00:00Z');
  const after = versions();
  expect([after['contract'], after['model']]).toEqual([before['contract'], before['model']]);
  for (const name of ['ui', 'commands']) expect(compareVersions(after[name]!, before[name]!)).toBeGreaterThan(0);
});

test('what is not packed raises no version', () => {
  const before = versions();
  write('shared/ui/facts.test.ts', 'export const more = 1;');
  write('remote-research/content/index.md', 'Text.');
  commit('2026-01-03T00:00:00Z');
  expect(versions()).toEqual(before);
});

test('a commit on a machine whose clock is late, and one that takes a change back, raise the version too', () => {
  const all = [versions()['ui']!];
  for (const [text, at] of [
    ['export const facts = 2;', '2026-01-01T00:00:00Z'],
    ['export const facts = 1;', '2026-01-01T00:00:00Z'],
  ] as const) {
    write('shared/ui/facts.ts', text);
    commit(at);
    all.push(versions()['ui']!);
  }
  expect(compareVersions(all[1]!, all[0]!)).toBeGreaterThan(0);
  expect(compareVersions(all[2]!, all[1]!)).toBeGreaterThan(0);
});

test('a file that was deleted raises the version', () => {
  write('shared/ui/more.ts', 'export {};');
  commit('2026-01-03T00:00:00Z');
  const before = versions()['ui']!;
  rmSync(join(folder, 'shared/ui/more.ts'));
  expect(compareVersions(versions()['ui']!, before)).toBeGreaterThan(0);
  commit('2026-01-04T00:00:00Z');
  expect(compareVersions(versions()['ui']!, before)).toBeGreaterThan(0);
});

test('what is not committed is later than what is, and different each time', () => {
  const before = versions()['ui']!;
  write('shared/ui/facts.ts', 'export const facts = 2;');
  const second = versions()['ui']!;
  write('shared/ui/facts.ts', 'export const facts = 3;');
  const third = versions()['ui']!;
  expect(compareVersions(second, before)).toBeGreaterThan(0);
  expect(compareVersions(third, second)).toBeGreaterThanOrEqual(0);
  expect(third).not.toBe(second);
});

test('two branches that are equally far have different versions', () => {
  git(folder, 'checkout', '-qb', 'other');
  write('shared/ui/facts.ts', 'export const facts = 2;');
  commit('2026-01-03T00:00:00Z');
  const other = versions()['ui']!;
  git(folder, 'checkout', '-q', '-');
  write('shared/ui/facts.ts', 'export const facts = 3;');
  commit('2026-01-03T00:00:00Z');
  expect(compareVersions(versions()['ui']!, other)).toBe(0);
  expect(versions()['ui']).not.toBe(other);
});

test('a higher contract raises all versions', () => {
  write('shared/contract/area-module.ts', 'export const contractVersion = 9;');
  commit('2026-01-03T00:00:00Z');
  expect(Object.values(versions()).map((each) => each.split('.')[0])).toEqual(['9', '9', '9', '9']);
});

test('another version of React or of a tool raises that of the commands, which name them', () => {
  const before = versions();
  write('shell/package.json', JSON.stringify({ dependencies: { react: '19.1.0', router: '7.0.0' } }));
  commit('2026-01-03T00:00:00Z');
  expect(compareVersions(versions()['commands']!, before['commands']!)).toBeGreaterThan(0);
  expect(versions()['ui']).toBe(before['ui']);
  const { manifest: packed } = packagesToPack(folder).get('@portfolio/commands')!;
  expect(packed).toMatchObject({
    portfolio: {
      packages: { '@portfolio/contract': before['contract'] },
      tools: { dependencies: { react: '19.1.0' }, devDependencies: { linter: '1.0.0' } },
    },
    dependencies: { '@portfolio/ui': before['ui'] },
  });
  expect(packed).not.toHaveProperty('private');
});

test('a copy without git has versions of the time at which its files were saved', () => {
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.git') });
  for (const file of ['ui/package.json', 'ui/facts.ts', 'contract/package.json', 'contract/area-module.ts'])
    utimesSync(join(copy, 'shared', file), 1e9, 1e9);
  expect(versions(copy)['ui']).toMatch(/^8\.20010909\.14640-0\.h/);
});

test('a change that is not committed has its own time, also where the checkout lies in another repository', () => {
  const outer = `${folder}-outer`;
  cpSync(folder, join(outer, 'inner'), { recursive: true, filter: (file) => !file.endsWith('.git') });
  git(outer, 'init', '-q');
  git(outer, 'add', '-A');
  git(outer, 'commit', '-qm', 'first');
  writeFileSync(join(outer, 'inner/shared/ui/facts.ts'), 'export const facts = 2;');
  utimesSync(join(outer, 'inner/shared/ui/facts.ts'), 1.8e9, 1.8e9);
  expect(versions(join(outer, 'inner'))).toMatchObject({
    contract: expect.stringMatching(/^8\.20260102\.30405-1\.h/),
    ui: expect.stringMatching(/^8\.20270115\.80000-3\.h/),
  });
});

test('the packages of this repository are packed without tests and without what builds write', () => {
  const packages = [...packagesToPack(root).values()];
  expect(packages.length).toBeGreaterThan(15);
  for (const { name, files, manifest: packed } of packages) {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json']));
    expect(files.filter((file) => /\.test\.|\.module\.css\.d\.ts$|(^|\/)(dist|node_modules)\//.test(file))).toEqual([]);
    const { dependencies } = packed as { dependencies: Record<string, string> };
    for (const [each, version] of Object.entries(dependencies))
      if (each.startsWith('@portfolio/')) expect([name, each, version]).toEqual([name, each, versionOf(each)]);
  }
  function versionOf(name: string): string | undefined {
    return packages.find((each) => each.name === name)?.version;
  }
});
