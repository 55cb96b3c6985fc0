import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packPackages } from '@portfolio/commands/eject/pack-packages';
import { packageFolder, packagesOf } from '@portfolio/workspace/packages';

test.describe.configure({ timeout: 180_000 });

const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');
const names = readdirSync(join(root, 'shared'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `@portfolio/${name}`);
// Outside the checkout: nothing is found in a folder above.
const folder = mkdtempSync(join(tmpdir(), 'packages-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Manifest = {
  exports: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};

/** A folder in which only a package, its tarball dependencies and compilers are installed. */
function installed(name: string): string {
  const place = join(folder, name.slice('@portfolio/'.length));
  const tarballs = packPackages(packagesOf(packageFolder(name)), join(place, 'packages'));
  const { peerDependencies = {} } = JSON.parse(
    readFileSync(join(packageFolder(name), 'package.json'), 'utf8'),
  ) as Manifest;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const ours = Object.fromEntries([...tarballs].map(([each, file]) => [each, `file:packages/${file}`]));
  const types = Object.fromEntries(
    ['@types/jest', '@types/node', '@types/react', '@types/react-dom'].map((each) => [each, devDependencies[each]]),
  );
  const manifest = { private: true, type: 'module', dependencies: { ...peerDependencies, ...ours, ...types } };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ ...manifest, workspaces: [] }));
  const npm = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', npm, { cwd: place, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return place;
}

/** All modules of an installed package that can be imported. Commands would run. */
function modulesOf(place: string, name: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;
  if (name === '@portfolio/commands') return [`${name}/eject/pack-packages`];
  const [pattern = ''] = Object.values(exports).filter((path) => path.includes('*'));
  const ending = pattern.slice(pattern.indexOf('*') + 1);
  return (
    readdirSync(join(place, 'node_modules', name), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !/\.d\.ts$|(^|\/)(commands|testing|node_modules)\//.test(file))
      // What tests use sets up the test runner when it is imported.
      .filter((file) => file !== 'console-fails.ts')
      .map((file) => `${name}/${ending === '.css' ? file : file.slice(0, -ending.length)}`)
  );
}

for (const name of names) {
  test(`${name} packs, installs alone, and has all that its modules import`, () => {
    const place = installed(name);
    const modules = modulesOf(place, name);
    expect(modules.length).toBeGreaterThan(0);
    writeFileSync(join(place, 'styles.d.ts'), "declare module '*.css';\n");
    mkdirSync(join(place, 'src'));
    writeFileSync(
      join(place, 'src', 'all.ts'),
      modules.map((each, i) => `import * as m${i} from '${each}';\nvoid m${i};\n`).join(''),
    );
    const compilerOptions = {
      ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true },
      ...{ skipLibCheck: true, noEmit: true, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node', 'jest'] },
    };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src', 'styles.d.ts'] }));
    const types = spawnSync(process.execPath, [resolve('typescript/bin/tsc'), '-p', '.'], {
      cwd: place,
      encoding: 'utf8',
    });
    expect(types.stdout).toBe('');
    expect(types.status).toBe(0);
    // Modules with CSS need a bundler.
    if (['ui', 'study', 'styles', 'dev-browser'].includes(name.slice('@portfolio/'.length))) return;
    const run = spawnSync(process.execPath, ['--import', resolve('tsx'), 'src/all.ts'], {
      cwd: place,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
}
