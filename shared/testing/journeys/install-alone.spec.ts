import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { typescriptProgram } from '@portfolio/build/typescript-program';
import { packPackages } from '@portfolio/commands/eject/packing/pack-packages';

// Compiles every package.
const { resolve } = createRequire(import.meta.url);
const shared = join(import.meta.dirname, '..', '..');
const names = readdirSync(shared, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
// Outside the checkout: nothing is found in a folder above.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Manifest = {
  exports: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};

/** Where a package is unpacked. Beside it are links to the packages that it declares, and no others. */
function placeOf(name: string): string {
  return join(folder, name, 'node_modules', '@portfolio', name);
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(placeOf(name), 'package.json'), 'utf8')) as Manifest;
}

/** All modules of a package that can be imported. Commands would run. */
function modulesOf(name: string): string[] {
  if (name === 'commands') return ['@portfolio/commands/eject/packing/pack-packages'];
  const [pattern = ''] = Object.values(manifestOf(name).exports).filter((path) => path.includes('*'));
  const ending = pattern.slice(pattern.indexOf('*') + 1);
  return (
    readdirSync(placeOf(name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !/\.d\.ts$|(^|\/)(commands|testing|node_modules)\//.test(file))
      // What tests use sets up the test runner when it is imported.
      .filter((file) => file !== 'console-fails.ts')
      .map((file) => `@portfolio/${name}/${ending === '.css' ? file : file.slice(0, -ending.length)}`)
  );
}

function linkDeclared(name: string): void {
  const { dependencies, peerDependencies } = manifestOf(name);
  for (const each of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, name, 'node_modules', each);
    const ours = each.startsWith('@portfolio/') && placeOf(each.slice('@portfolio/'.length));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(ours || join(shared, '..', 'node_modules', each), link);
  }
}

test('every package packs, and its modules import only what is packed or declared', () => {
  const tarballs = packPackages(
    names.map((name) => join('shared', name)),
    folder,
  );
  for (const name of names) {
    mkdirSync(placeOf(name), { recursive: true });
    const tarball = join(folder, tarballs.get(`@portfolio/${name}`)!);
    expect(spawnSync('tar', ['-xzf', tarball, '-C', placeOf(name), '--strip-components=1']).status, name).toBe(0);
    linkDeclared(name);
    const modules = modulesOf(name);
    expect(modules.length, name).toBeGreaterThan(0);
    const imports = modules.map((each, i) => `import * as m${i} from '${each}';\nvoid m${i};\n`);
    writeFileSync(join(folder, name, 'all.ts'), imports.join(''));
  }
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(shared, '..', 'node_modules', '@types'), join(folder, 'node_modules', '@types'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', workspaces: [] }));
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true },
    ...{ skipLibCheck: true, noEmit: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node', 'jest'] },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['styles.d.ts', '*/all.ts'] }),
  );
  const run = (program: string, ...args: string[]) => spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  const types = run(typescriptProgram(), '-p', '.');
  expect(types.stdout).toBe('');
  expect(types.status).toBe(0);
  // Modules with CSS, and those that ask the bundler where they are, need one; scripts of their own need a browser.
  const bundled = ['ui', 'study', 'styles', 'toolbar', 'search', 'dev-browser', 'foreign'];
  const runnable = names.filter((name) => ![...bundled, 'page-start', 'offline'].includes(name));
  writeFileSync(join(folder, 'all.ts'), runnable.map((name) => `import './${name}/all';\n`).join(''));
  const { status, stderr } = run(process.execPath, '--import', resolve('tsx'), 'all.ts');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
