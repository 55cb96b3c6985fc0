import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aliases, areaNames, type AreaName } from '../contract/areas';
import { contractVersion } from '../contract/area-module';
import type { AreaSummary, Entry, PageDocument } from '../contract/page';
import type { LiveRelease, ReleaseOwner, Releases } from '../contract/release';
import { readBuildOutput, type BuildOutput } from './build-output';
import { Composer, frameOf } from './composer';
import { mediaFolder, pageFile, pointerFile, releaseFolder, siteIndexFile, sitemapFile } from './paths';
import { pruneReleases, releasesKept } from './prune';
import { sitemap } from './sitemap';
import { PublishError, type Draft, type Storage } from './storage';

export type Published = { owner: ReleaseOwner; release: string; pages: number; changed: boolean };

/**
 * Publishes builds: copies each to its release folder, moves its pointer, and composes the pages that
 * can change by it. One state of the site, whole or not at all.
 * @param folders where each workspace's build lies.
 */
export async function publish(storage: Storage, folders: Partial<Record<ReleaseOwner, string>>, now = new Date()): Promise<Published[]> {
  const outputs = new Map<ReleaseOwner, BuildOutput>();
  for (const [owner, folder] of Object.entries(folders) as [ReleaseOwner, string][]) outputs.set(owner, await readBuildOutput(owner, folder));
  return storage.change(async (draft) => {
    const before = await readReleases(draft);
    const after = structuredClone(before ?? emptyReleases());
    for (const [owner, output] of outputs) await addRelease(draft, after, owner, output, now);
    if (!after.shell.live) throw new PublishError('The site has no shell yet, and pages are made by it. Run: npm run publish -- shell');
    return applyReleases(draft, before, after, [...outputs.keys()]);
  });
}

/**
 * Moves a pointer back to the release before the live one, or to a named one, and composes again.
 * @throws PublishError naming the releases there are.
 */
export async function rollback(storage: Storage, owner: ReleaseOwner, release?: string): Promise<Published> {
  return storage.change(async (draft) => {
    const before = await readReleases(draft);
    const live = before && liveOf(before, owner);
    if (!before || !live) throw new PublishError(`${owner} was never published in this site.`);
    const names = live.history.map((each) => each.release);
    const target = release ?? names[names.indexOf(live.live) - 1];
    if (!target) throw new PublishError(`There is no release of ${owner} before ${live.live}, which is live.`);
    if (!names.includes(target)) throw new PublishError(`There is no release ${target} of ${owner}. There are: ${names.join(', ')}.`);
    const after = structuredClone(before);
    await makeLive(draft, after, owner, target);
    const [published] = await applyReleases(draft, before, after, [owner]);
    if (!published) throw new Error('A roll-back publishes one release.');
    return published;
  });
}

export async function readReleases(from: Pick<Draft, 'read'>): Promise<Releases | undefined> {
  const bytes = await from.read(pointerFile);
  return bytes && (JSON.parse(bytes.toString('utf8')) as Releases);
}

export function liveOf(releases: Releases, owner: ReleaseOwner): LiveRelease | undefined {
  return owner === 'shell' ? (releases.shell.live ? releases.shell : undefined) : releases.areas[owner];
}

function emptyReleases(): Releases {
  return { contract: contractVersion, shell: { live: '', history: [] }, areas: {} };
}

async function addRelease(draft: Draft, releases: Releases, owner: ReleaseOwner, { id, folder }: BuildOutput, now: Date): Promise<void> {
  const target = releaseFolder(owner, id);
  if (!(await draft.exists(target))) {
    for (const part of ['browser', 'server']) await draft.copy(join(folder, part), `${target}/${part}`);
    for (const name of await readdir(join(folder, 'content'))) {
      if (name !== 'media') await draft.copy(join(folder, 'content', name), `${target}/content/${name}`);
    }
  }
  if (owner !== 'shell') await copyMedia(draft, join(folder, 'content', 'media'), mediaFolder(owner));
  const live = liveOf(releases, owner) ?? { live: '', history: [] };
  if (live.live === id) return;
  // The order of the history is the order in which releases were last live.
  const rest = live.history.filter((each) => each.release !== id && each.release !== live.live);
  const former = live.history.filter((each) => each.release === live.live);
  const history = [...rest, ...former, { release: id, published: now.toISOString() }];
  if (owner === 'shell') releases.shell = { live: id, history };
  else releases.areas[owner] = { ...(await areaEntry(draft, owner, id)), history };
}

async function copyMedia(draft: Draft, from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const there = new Set(await draft.list(to));
  for (const name of await readdir(from)) if (!there.has(name)) await draft.copy(join(from, name), `${to}/${name}`);
}

async function makeLive(draft: Draft, releases: Releases, owner: ReleaseOwner, release: string): Promise<void> {
  if (owner === 'shell') releases.shell.live = release;
  else releases.areas[owner] = { ...(await areaEntry(draft, owner, release)), history: releases.areas[owner]?.history ?? [] };
}

async function areaEntry(draft: Draft, name: AreaName, release: string) {
  const folder = releaseFolder(name, release);
  const { entry, scripts, bytes } = await readJson<{ entry: string[]; scripts: Record<string, string>; bytes: number }>(draft, `${folder}/browser/release.json`);
  const summary = await readJson<AreaSummary>(draft, `${folder}/content/summary.json`);
  return { live: release, load: { name, release, entry: entry[0] ?? '', scripts, bytes }, summary };
}

/** Writes everything that follows from the pointers: pages, index, sitemap, and the pointer file itself. */
async function applyReleases(draft: Draft, before: Releases | undefined, after: Releases, owners: readonly ReleaseOwner[]): Promise<Published[]> {
  const composer = new Composer(draft, after);
  const changed = (part: (releases: Releases) => unknown) => !before || JSON.stringify(part(before)) !== JSON.stringify(part(after));
  const everything = changed(({ shell }) => shell.live) || changed(frameOf);
  const stale = areaNames.filter((name) => everything || changed(({ areas }) => areas[name]?.live));
  const published: Published[] = [];
  for (const owner of owners) published.push({ owner, release: liveOf(after, owner)?.live ?? '', pages: 0, changed: changed((releases) => liveOf(releases, owner)?.live) });

  for (const name of stale) {
    const pages = await composeArea(draft, composer, before, after, name);
    const row = published.find(({ owner }) => owner === name);
    if (row) row.pages = pages;
  }
  if (everything) await draft.write(pageFile('/404'), await composer.notFound());
  if (everything || changed(summaries)) await writeAs(draft, '/', await composer.home());
  if (everything || stale.length > 0) await writeIndex(draft, composer, before, after, everything);
  await writeSitemap(draft, after);
  await draft.write(pointerFile, JSON.stringify(after, null, 1));
  await pruneReleases(draft, after, releasesKept);
  await draft.commit();
  return published;
}

async function composeArea(draft: Draft, composer: Composer, before: Releases | undefined, after: Releases, name: AreaName): Promise<number> {
  const [old, next] = [await pageNames(draft, before, name), await pageNames(draft, after, name)];
  for (const page of old) if (!next.includes(page)) await draft.remove(pageFile(`/${page}`));
  const folder = `${releaseFolder(name, after.areas[name]?.live ?? '')}/content/pages`;
  for (const page of next) {
    const document = await readJson<PageDocument>(draft, `${folder}/${page}.json`);
    await writeAs(draft, document.path, await composer.areaPage(name, document));
  }
  return next.length;
}

/** Writes a page under its path and under its aliases. */
async function writeAs(draft: Draft, path: string, html: string): Promise<void> {
  const alias = Object.entries(aliases).filter(([, target]) => target === path);
  for (const each of [path, ...alias.map(([from]) => from)]) await draft.write(pageFile(each), html);
}

async function writeIndex(draft: Draft, composer: Composer, before: Releases | undefined, after: Releases, everything: boolean): Promise<void> {
  const same = before && !everything && (await sameEntries(draft, before, after));
  if (same) return;
  const entries: Entry[] = [];
  for (const name of areaNames) entries.push(...(await entriesOf(draft, after, name)));
  const works = entries.filter(({ group }) => group);
  await draft.write(siteIndexFile, JSON.stringify(works));
  await draft.write(pageFile('/works'), await composer.works(works));
}

async function sameEntries(draft: Draft, before: Releases, after: Releases): Promise<boolean> {
  for (const name of areaNames) {
    if (before.areas[name]?.live === after.areas[name]?.live) continue;
    if (JSON.stringify(await entriesOf(draft, before, name)) !== JSON.stringify(await entriesOf(draft, after, name))) return false;
  }
  return true;
}

async function entriesOf(draft: Draft, releases: Releases, name: AreaName): Promise<Entry[]> {
  const live = releases.areas[name]?.live;
  return live ? readJson<Entry[]>(draft, `${releaseFolder(name, live)}/content/entries.json`) : [];
}

async function pageNames(draft: Draft, releases: Releases | undefined, name: AreaName): Promise<string[]> {
  const live = releases?.areas[name]?.live;
  const files = live ? await draft.list(`${releaseFolder(name, live)}/content/pages`) : [];
  return files.map((file) => file.replace(/\.json$/, ''));
}

async function writeSitemap(draft: Draft, after: Releases): Promise<void> {
  const { address } = await readJson<{ address: string }>(draft, `${releaseFolder('shell', after.shell.live)}/content/site.json`);
  const paths = ['/', '/works'];
  for (const name of areaNames) for (const page of await pageNames(draft, after, name)) paths.push(`/${page}`);
  await draft.write(sitemapFile, sitemap(address, paths));
}

function summaries(releases: Releases): unknown {
  return areaNames.map((name) => releases.areas[name]?.summary);
}

async function readJson<Value>(draft: Draft, path: string): Promise<Value> {
  const bytes = await draft.read(path);
  if (!bytes) throw new PublishError(`${path} is missing in the site: the release was deleted by hand. Publish it again, or roll back to another.`);
  return JSON.parse(bytes.toString('utf8')) as Value;
}
