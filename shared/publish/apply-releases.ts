import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { checkReleases } from './check-releases';
import { Composer } from './composer';
import { frameOf } from './frame';
import { pageNames, pageOwners, removePage, writePage } from './pages';
import {
  feedFile,
  workerFile,
  ownSitemapFile,
  pointerFile,
  releaseFolder,
  robotsFile,
  siteIndexFile,
  sitemapFile,
} from './paths';
import { pruneReleases, releasesKept } from './prune';
import { readJson, readText } from './read-json';
import { feed } from './reach/feed';
import { robots } from './reach/robots';
import { mapped, sitemap, sitemapIndex, type MappedPage } from './reach/sitemap';
import { liveOf } from './releases';
import type { Draft } from './storage';
import { thirdPartiesOf } from './third-parties';

export type Published = { owner: ReleaseOwner; release: string; pages: number; changed: boolean };

/**
 * Writes everything that depends on the live releases and may have changed: pages, list of works, sitemaps, and
 * releases.json. Then makes the draft live.
 */
export async function applyReleases(
  draft: Draft,
  before: Releases,
  after: Releases,
  owners: readonly ReleaseOwner[],
  now = new Date(),
): Promise<Published[]> {
  await checkReleases(draft, after);
  after.contract = contractVersion;
  const changed = (part: (releases: Releases) => unknown) =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  after.thirdParties = await thirdPartiesOf(draft, after);
  const everything =
    changed(({ shell }) => shell.live) || changed(frameOf) || changed((releases) => releases.thirdParties);
  const stale = areaNames.filter((name) => everything || changed(({ areas }) => areas[name]?.live));
  const composer = new Composer(draft, after);
  const site = await readJson<Site>(draft, `${releaseFolder('shell', after.shell.live)}/content/site.json`);

  const pages = new Map<ReleaseOwner, number>();
  await removeGonePages(draft, before, after);
  for (const name of stale) pages.set(name, await composeArea(draft, composer, after, name, site));
  if (everything) await writePage(draft, '/404', await composer.notFound());
  if (everything) await writeOffline(draft, composer, after);
  if (everything || changed(summaries)) await writePage(draft, '/', await composer.home());
  if (everything || changed(({ areas }) => Object.keys(areas))) await writeMaps(draft, after, site);
  if (everything || !(await areEntriesSame(draft, before, after)))
    await writeWorks(draft, composer, after, everything, site, now);
  await draft.write(pointerFile, JSON.stringify(after, null, 1));
  await pruneReleases(draft, after, releasesKept);
  await draft.commit();

  return owners.map((owner) => ({
    owner,
    release: liveOf(after, owner)?.live ?? '',
    pages: pages.get(owner) ?? 0,
    changed: changed((releases) => liveOf(releases, owner)?.live),
  }));
}

/** Runs before pages are written: a page may have moved to another area. */
async function removeGonePages(draft: Draft, before: Releases, after: Releases): Promise<void> {
  const gone: string[] = [];
  for (const name of areaNames.filter((each) => before.areas[each]?.live !== after.areas[each]?.live)) {
    const kept = new Set(await pageNames(draft, after, name));
    gone.push(...(await pageNames(draft, before, name)).filter((page) => !kept.has(page)));
  }
  if (gone.length === 0) return;
  const present = await pageOwners(draft, after);
  for (const page of gone) if (!present.has(page)) await removePage(draft, `/${page}`);
}

/** Writes the pages of an area and its sitemap. */
async function composeArea(
  draft: Draft,
  composer: Composer,
  releases: Releases,
  name: AreaName,
  site: Site,
): Promise<number> {
  const pages = await pageNames(draft, releases, name);
  const map: MappedPage[] = [];
  for (const page of pages) {
    const document = await readJson<PageDocument>(draft, `${liveFolder(releases, name)}/content/pages/${page}.json`);
    await writePage(draft, document.path, await composer.areaPage(name, document));
    map.push(mapped(document));
  }
  await draft.write(ownSitemapFile(name), sitemap(site.address, map));
  return pages.length;
}

async function writeWorks(
  draft: Draft,
  composer: Composer,
  releases: Releases,
  always: boolean,
  site: Site,
  now: Date,
): Promise<void> {
  const entries: Entry[] = [];
  for (const name of areaNames) {
    if (releases.areas[name])
      entries.push(...(await readJson<Entry[]>(draft, `${liveFolder(releases, name)}/content/entries.json`)));
  }
  const works = entries.filter(({ group }) => group);
  const index = JSON.stringify(works);
  if (!always && String(await draft.read(siteIndexFile)) === index) return;
  await draft.write(siteIndexFile, index);
  await writePage(draft, '/works', await composer.works(works));
  const before = await draft.read(feedFile);
  await draft.write(feedFile, feed(site, works, now, before?.toString('utf8')));
}

/** Whether no area's entries have changed. */
async function areEntriesSame(draft: Draft, before: Releases, after: Releases): Promise<boolean> {
  for (const name of areaNames) {
    if (before.areas[name]?.live === after.areas[name]?.live) continue;
    const [old, present] = await Promise.all(
      [before, after].map((releases) => draft.read(`${liveFolder(releases, name)}/content/entries.json`)),
    );
    if (!old || !present || !old.equals(present)) return false;
  }
  return true;
}

function liveFolder(releases: Releases, name: AreaName): string {
  return releaseFolder(name, releases.areas[name]?.live ?? '');
}

async function writeOffline(draft: Draft, composer: Composer, releases: Releases): Promise<void> {
  const release = releaseFolder('shell', releases.shell.live);
  await draft.write(workerFile, await readText(draft, `${release}/server/service-worker.js`));
  await writePage(draft, '/offline', await composer.offline());
}

/** Writes the shell's sitemap, the sitemap index, and robots.txt. */
async function writeMaps(draft: Draft, releases: Releases, { address }: Site): Promise<void> {
  const present = areaNames.filter((name) => releases.areas[name]);
  const own = ['/', '/works'].map((path) => ({ path, pictures: [] }));
  await draft.write(ownSitemapFile('shell'), sitemap(address, own));
  await draft.write(sitemapFile, sitemapIndex(address, (['shell', ...present] as const).map(ownSitemapFile)));
  await draft.write(robotsFile, robots(address));
}

function summaries(releases: Releases): unknown {
  return areaNames.map((name) => releases.areas[name]?.summary);
}
