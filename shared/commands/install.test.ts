import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A repository of three workspaces, whose packages are folders: nothing is downloaded. */
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  const needs = (name: string) => ({ [name]: `file:../packages/${name}` });
  write('package.json', {
    workspaces: ['shared/*', 'shell', 'e2e'],
    devDependencies: { linter: 'file:packages/linter' },
  });
  write('shell/package.json', { name: 'shell', dependencies: needs('router'), devDependencies: needs('backend') });
  write('shared/commands/package.json', {
    name: '@portfolio/commands',
    version: '1.0.0',
    peerDependencies: { server: 'file:../../packages/server' },
  });
  write('e2e/package.json', { name: 'e2e', dependencies: needs('browser') });
  for (const name of ['router', 'server', 'backend', 'browser', 'linter'])
    write(`packages/${name}/package.json`, { name, version: '1.0.0' });
  cpSync(join(__dirname, 'install.mjs'), join(root, 'shared/commands/install.mjs'));
  npm('install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}

function npm(...args: string[]): void {
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** @returns what it said. */
function install(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['shared/commands/install.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BACKEND_API_KEY: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

function installed(): string[] {
  return ['router', 'server', 'backend', 'browser', 'linter'].filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  );
}

test('a start installs what the site needs, once', () => {
  expect(install()).toContain('the packages that the site needs');
  expect(installed()).toEqual(['router']);
  expect(install()).toBe('');
}, 60_000);

test('developing adds its server, and a later start takes nothing of it away', () => {
  install();
  expect(install('--dev')).toContain('the packages that developing needs');
  expect(installed()).toEqual(['router', 'server']);
  expect(install() + install('--dev')).toBe('');
}, 60_000);

test('tests add what they need, and a later start takes nothing of it away', () => {
  install();
  expect(install('--all')).toContain('all packages');
  expect(installed()).toEqual(['router', 'server', 'backend', 'browser', 'linter']);
  expect(install()).toBe('');
  write('e2e/package.json', { name: 'e2e' });
  npm('install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  expect(install()).toContain('all packages');
  expect(installed()).toEqual(['router', 'server', 'backend', 'linter']);
}, 60_000);

test('a tool that came with a newer state of the repository is installed where tests were', () => {
  install('--all');
  write('packages/prettier/package.json', { name: 'prettier', version: '1.0.0' });
  write('package.json', {
    workspaces: ['shared/*', 'shell', 'e2e'],
    devDependencies: { linter: 'file:packages/linter', prettier: 'file:packages/prettier' },
  });
  npm('install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  expect(install()).toContain('all packages');
  expect(installed()).toEqual(['router', 'server', 'backend', 'browser', 'linter']);
  expect(existsSync(join(root, 'node_modules', 'prettier'))).toBe(true);
}, 60_000);

test('packages that somebody installed by hand stay', () => {
  npm('install', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  expect(install()).toContain('all packages');
  expect(installed()).toEqual(['router', 'server', 'backend', 'browser', 'linter']);
}, 60_000);

test('a site with a backend installs its library', () => {
  writeFileSync(join(root, '.env'), 'BACKEND_API_KEY=key\n');
  install();
  expect(installed()).toContain('backend');
}, 60_000);
