import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { readBuildOutput } from '@portfolio/publish/releases/build-output';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { cloneInto } from './clone';
import { owners, repository, serveSite } from '../../../e2e/site/workbench';

const place = join(repository, '.cache', 'publishing', 'first-start');
const [root, site] = [join(place, 'repository'), join(place, 'site')];
const [openers, opened] = [join(place, 'openers'), join(place, 'opened.txt')];
/** Photos that are still to be encoded: more take minutes. */
const photosToEncode = 3;

test('a first start opens nothing and shows quickly encoded photos; stopped in the middle and started again, it ends with the bytes of a publish', async () => {
  prepare();
  const first = start();
  await first.says(/The site is at (\S+)/);
  const address = /The site is at (\S+)/.exec(first.output())?.[1] ?? '';
  await first.says(
    /\n\nChange a sentence in shell\/content\/site\.md .*npm start again\.\nMake it yours: npm run new site .*Ctrl-C\.\n/,
  );
  expect(first.output()).toMatch(/photos quickly encoded/);
  expect((await fetch(address)).status).toBe(200);
  // At once: the photos are being encoded thoroughly.
  await first.kill();
  expect(
    owners.filter((owner) => existsSync(join(root, workspaceName(owner), 'dist', 'content.unfinished'))),
  ).not.toEqual([]);
  expect(quickOwners()).not.toEqual([]);
  const quick = await serveSite(site);
  await picturesAreThere(quick.address);
  quick.close();

  const second = start();
  await second.says(/All photos are encoded/);
  await second.kill();
  expect(existsSync(opened), 'no browser was opened').toBe(false);
  await areThorough();
});

test('a first publish has thoroughly encoded photos alone', async () => {
  prepare();
  const args = ['run', 'publish', '--', 'all'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', env: environment() });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).not.toMatch(/quickly/);
  await areThorough();
});

/** Every live release is what a publish of the repository has, with the same bytes in each photo. */
async function areThorough(): Promise<void> {
  expect(quickOwners()).toEqual([]);
  for (const owner of owners) {
    const published = await readBuildOutput(owner, join(repository, workspaceName(owner), 'dist'));
    expect(liveOf(releases(), owner)?.live, owner).toBe(published.id);
    if (owner === 'shell') continue;
    for (const file of readdirSync(published.media))
      if (file.endsWith('.avif'))
        expect(readFileSync(join(site, '_areas', owner, 'media', file)), file).toEqual(
          readFileSync(join(published.media, file)),
        );
  }
}

/** A clone with the bundles of the repository, and with all but some of its encoded photos. */
function prepare(): void {
  cloneInto(root, 'none');
  rmSync(site, { recursive: true, force: true });
  rmSync(join(place, '.site'), { recursive: true, force: true });
  for (const owner of owners) {
    const dist = join(root, workspaceName(owner), 'dist');
    cpSync(join(repository, workspaceName(owner), 'dist'), dist, { recursive: true });
    for (const part of ['content', 'content.fingerprint']) rmSync(join(dist, part), { recursive: true });
  }
  const pictures = join(root, '.cache', 'pictures');
  cpSync(join(repository, '.cache', 'pictures'), pictures, { recursive: true });
  const photos = readdirSync(pictures).filter((name) => existsSync(join(pictures, name, '1120.avif')));
  expect(photos.length).toBeGreaterThanOrEqual(photosToEncode);
  const used = photos.filter((name) => isShown(name)).slice(0, photosToEncode);
  expect(used).toHaveLength(photosToEncode);
  for (const name of used) rmSync(join(pictures, name), { recursive: true });
  rmSync(opened, { force: true });
  mkdirSync(openers, { recursive: true });
  for (const name of ['xdg-open', 'open', 'x-www-browser', 'sensible-browser', 'wslview', 'browser'])
    writeFileSync(join(openers, name), `#!/bin/sh\necho "$0 $*" >> '${opened}'\n`, { mode: 0o755 });
}

/** Programs that would open a browser write into a file instead. */
function environment(): NodeJS.ProcessEnv {
  const PATH = `${openers}${delimiter}${process.env['PATH']}`;
  return { ...process.env, SITE: site, PORT: '0', PATH, BROWSER: join(openers, 'browser') };
}

/** Whether a page of the present content shows this encoding. */
function isShown(hash: string): boolean {
  return owners.some((owner) => {
    const media = join(repository, workspaceName(owner), 'dist', 'content', 'media');
    return existsSync(media) && readdirSync(media).some((file) => file.includes(hash));
  });
}

function releases(): Releases {
  return JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
}

/** The workspaces whose live release has quickly encoded photos. */
function quickOwners() {
  return owners.filter((owner) => {
    const live = liveOf(releases(), owner);
    return live?.history.find(({ release }) => release === live.live)?.quick;
  });
}

async function picturesAreThere(address: string): Promise<void> {
  for (const name of ['', ...readdirSync(site).filter((file) => /^[A-Z]+\.html$/.test(file))]) {
    const html = await (await fetch(`${address}/${name.replace('.html', '')}`)).text();
    for (const [path] of html.matchAll(/\/_areas\/[\w-]+\/media\/[\w-]+\.(?:avif|jpg|svg)/g))
      expect((await fetch(address + path)).status, path).toBe(200);
  }
}

/** Runs `npm start` in the clone. */
function start() {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += String(text)));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    output: () => output,
    says: (pattern: RegExp) => expect.poll(() => output, { timeout: 300_000 }).toMatch(pattern),
    kill: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
