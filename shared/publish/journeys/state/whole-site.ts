import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MediaFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { PageState } from '@portfolio/site/page-state';
import { filesName, releaseFolder, releasesFolder } from '@portfolio/contract/published/paths';
import { isCompressedForm } from '@portfolio/publish/storage/drafts/precompressed-draft';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { owners } from '../../../../e2e/site/workbench';

/** Reads `releases.json` of a site. */
export function readReleasesOf(site: string): Releases {
  return JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
}

/**
 * @throws AssertionError unless the live state is whole: each page is complete and made from the live releases, each
 * compressed form equals its file, each picture is used, and there are no other releases than those of the history.
 */
export function assertWhole(site: string): void {
  const releases = readReleasesOf(site);
  for (const file of readdirSync(site).filter((name) => name.endsWith('.html'))) assertPage(site, file, releases);
  for (const owner of owners) assertReleases(site, owner, releases);
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(isCompressedForm)) {
    const [, of = '', form] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
    const decompressed = (form === 'br' ? brotliDecompressSync : gunzipSync)(readFileSync(join(site, path)));
    assert.ok(decompressed.equals(readFileSync(join(site, of))), `${path} is not ${of}`);
  }
}

function assertPage(site: string, file: string, releases: Releases): void {
  const html = readFileSync(join(site, file), 'utf8');
  assert.match(html, /<\/html>\s*$/, `${file} is cut off`);
  const { lock } = JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as PageState;
  assert.equal(lock.shell, releases.shell.live, `${file} is made from another shell`);
  if (lock.area)
    assert.deepEqual(lock.area, releases.areas[lock.area.name]?.load, `${file} is made from another release`);
}

function assertReleases(site: string, owner: ReleaseOwner, releases: Releases): void {
  const folder = join(site, releasesFolder(owner));
  const history = (liveOf(releases, owner)?.history ?? []).map(({ release }) => release);
  const found = readdirSync(folder).filter((name) => name !== 'media');
  assert.deepEqual(found.sort(), history.toSorted());
  if (owner === 'shell') return;
  const shown = history.flatMap((release) =>
    Object.keys(JSON.parse(readFileSync(join(folder, release, 'content', 'media.json'), 'utf8')) as MediaFiles),
  );
  // A download stands in a folder that is named by its content.
  const media = join(folder, 'media');
  const pictures = existsSync(media) ? readdirSync(media).filter((file) => !isCompressedForm(file)) : [];
  assert.deepEqual(pictures.sort(), [...new Set(shown.map((file) => file.split('/')[0]))].sort());
}

/** @throws AssertionError unless a release of the site holds exactly the files of the build it was made from. */
export function assertRelease(site: string, owner: ReleaseOwner, id: string, build: string): void {
  const isPicture = (path: string) => path.startsWith(join('content', 'media', '/'));
  const files = [...siteFiles(build)].filter(
    ([path]) => /^(?:browser|server|content)\b/.test(path) && !isPicture(path),
  );
  const released = siteFiles(join(site, releaseFolder(owner, id)));
  assert.deepEqual(differences(new Map(files), released), [filesName], `${owner} ${id}`);
}

/** @throws AssertionError when a killed publish left something beside the states, after the next publish. */
export function assertTidy(site: string): void {
  const entries = readdirSync(join(site, '..', '.site')).filter((name) => name !== 'changes.json');
  // The live state, the previous one for pending requests, and the one that becomes the next.
  assert.ok(entries.length <= 3 && entries.every((name) => /^\d+$/.test(name)), `.site holds ${entries.join(', ')}`);
}
