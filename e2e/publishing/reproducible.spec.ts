import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuildOutput } from '@portfolio/publish/releases/build-output';
import { cloneInto } from './clone';
import { owners, repository, workspaceOf } from './workbench';

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

test('two clones in folders of different length, on disks that list files in another order, in other time zones and languages, make the same releases byte for byte', async () => {
  test.setTimeout(900_000);
  const short = join(place, 'a');
  const long = join(place, 'another clone (of the same commit)', 'in', 'a', 'folder+of-its-own');
  const homes = [build(short, {}), build(long, elsewhere)];
  expect(filesIn(long)).toEqual(filesIn(short));
  for (const owner of owners) {
    const [one, two] = await Promise.all(
      homes.map((home) => readBuildOutput(owner, join(home, workspaceOf(owner), 'dist'))),
    );
    expect(two?.id, owner).toBe(one?.id);
  }
});

/** Builds everything in a clone. @returns its folder. */
function build(folder: string, environment: Readonly<Record<string, string>>): string {
  cloneInto(folder, 'linked');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // With what other sites load.
    env: { ...process.env, ...environment, FOREIGN_HOSTS: '*' },
  });
  expect(status, stdout + stderr).toBe(0);
  return folder;
}

/** Every file that was built, as text that can be compared. */
function filesIn(folder: string): Record<string, string> {
  const all = owners.flatMap((owner) => {
    const dist = join(folder, workspaceOf(owner), 'dist');
    return readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.fingerprint'))
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return Object.fromEntries(all.sort().map((file) => [relative(folder, file), readFileSync(file, 'base64')]));
}
