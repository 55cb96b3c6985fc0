// Installs the packages of the lock file where they are not there yet: those that the site needs, or with `--all` also
// those that check and test it (browsers' drivers, Lighthouse, emulators, the types of others). Runs before anything is
// installed, so it is plain JavaScript and needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Which lock file each of the two was installed from. */
const stamps = {
  site: join(root, 'node_modules', '.lock-hash'),
  all: join(root, 'node_modules', '.lock-hash-all'),
};
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

// What was installed whole stays whole, also by a plain `npm install`; only a site with a backend has that one's library.
const isWhole = process.argv.includes('--all') || existsSync(stamps.all) || hasTools() || hasBackend();
const stamp = isWhole ? stamps.all : stamps.site;

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  const began = Date.now();
  console.log(`install: ${isWhole ? 'all packages' : 'the packages that the site needs'}`);
  // Not `npm ci`: it refuses a lock without the optional packages of other platforms, and a registry
  // that mirrors one platform gives no others. `--no-save` takes the versions of the lock and leaves it alone.
  // No package needs the script that it would run when it is installed; one would fetch a whole Java.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...(isWhole ? [] : selection())], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  for (const each of isWhole ? [stamps.site, stamps.all] : [stamps.site]) writeFileSync(each, lock);
  console.log(`install: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** The workspaces that make the site, without what they are tested with, and without bundlers that ours only knows of. */
function selection() {
  const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  return ['--omit=dev', '--omit=peer', ...[...workspaces, 'shared/commands'].flatMap((name) => ['-w', name])];
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
