// Installs the packages of the lock file where they are not there yet: those that the site needs; with `--dev` also the
// peers of our own packages, which are those of the development server; with `--all` also those that check and test it
// (browsers' drivers, Lighthouse, emulators, the types of others). Runs before anything is installed, so it is plain
// JavaScript and needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Each has the packages of those before it. A file in node_modules says which lock file it was installed from. */
const levels = [
  { name: 'site', what: 'the packages that the site needs', omitted: ['--omit=dev', '--omit=peer'] },
  { name: 'dev', what: 'the packages that developing needs', omitted: ['--omit=dev'] },
  { name: 'all', what: 'all packages' },
];
const stampOf = ({ name }) => join(root, 'node_modules', `.lock-hash-${name}`);
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

const level = levels[Math.max(asked(), installedBefore())];
if (!existsSync(stampOf(level)) || readFileSync(stampOf(level), 'utf8') !== lock) {
  const began = Date.now();
  console.log(`install: ${level.what}`);
  // Not `npm ci`: it refuses a lock without the optional packages of other platforms, and a registry
  // that mirrors one platform gives no others. `--no-save` takes the versions of the lock and leaves it alone.
  // No package needs the script that it would run when it is installed; one would fetch a whole Java.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...(level.omitted ? [...level.omitted, ...siteWorkspaces()] : [])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const each of levels.slice(0, levels.indexOf(level) + 1)) writeFileSync(stampOf(each), lock);
  console.log(`install: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Which of the levels; only a site with a backend has that one's library. */
function asked() {
  if (process.argv.includes('--all') || hasBackend()) return 2;
  return process.argv.includes('--dev') ? 1 : 0;
}

/** What is installed stays, also what a plain `npm install` brought. */
function installedBefore() {
  return hasTools() ? 2 : levels.findLastIndex((each) => existsSync(stampOf(each)));
}

/** The workspaces that make the site, as arguments. */
function siteWorkspaces() {
  const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  return [...workspaces, 'shared/commands'].flatMap((name) => ['-w', name]);
}

/** Some may be new. Those that the site needs too are few. */
function hasTools() {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(devDependencies);
  return names.filter((name) => existsSync(join(root, 'node_modules', name))).length * 2 > names.length;
}

function hasBackend() {
  const file = join(root, '.env');
  const isSet = existsSync(file) && /^BACKEND_API_KEY=\S/m.test(readFileSync(file, 'utf8'));
  return isSet || Boolean(process.env['BACKEND_API_KEY']);
}
