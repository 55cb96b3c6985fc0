import { areaNames, type AreaName } from '../contract/areas';
import { contractVersion } from '../contract/area-module';
import type { Entry, PageDocument, SearchDocument } from '../contract/page';
import type { ReleaseOwner, Releases } from '../contract/release';
import { checkReleases } from './check-releases';
import { Composer, frameOf } from './composer';
import { pageNames, pageOwners, removePage, writePage } from './pages';
import { pointerFile, releaseFolder, searchIndexFile, siteIndexFile, sitemapFile } from './paths';
import { pruneReleases, releasesKept } from './prune';
import { readJson } from './read-json';
import { liveOf } from './releases';
import { sitemap } from './sitemap';
import type { Draft } from './storage';
import { thirdPartiesOf } from './third-parties';

export type Published = { owner: ReleaseOwner; release: string; pages: number; changed: boolean };

/**
 * Writes everything that follows from the pointers, where it can have changed: pages, the list of
 * works, the sitemap, the pointer file itself. Then makes the draft live.
 */
export async function applyReleases(
  draft: Draft,
  before: Releases,
  after: Releases,
  owners: readonly ReleaseOwner[],
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

  const pages = new Map<ReleaseOwner, number>();
  await removeGonePages(draft, before, after);
  for (const name of stale) pages.set(name, await composeArea(draft, composer, after, name));
  if (everything) await writePage(draft, '/404', await composer.notFound());
  if (everything || changed(summaries)) await writePage(draft, '/', await composer.home());
  await writeWorks(draft, composer, after, everything);
  await writeSearchIndex(draft, after);
  await writeSitemap(draft, after);
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

/** Before any page is written: one that moved to another area is gone from the first and new in the second. */
async function removeGonePages(draft: Draft, before: Releases, after: Releases): Promise<void> {
  const present = await pageOwners(draft, after);
  for (const page of (await pageOwners(draft, before)).keys())
    if (!present.has(page)) await removePage(draft, `/${page}`);
}

async function composeArea(draft: Draft, composer: Composer, releases: Releases, name: AreaName): Promise<number> {
  const pages = await pageNames(draft, releases, name);
  for (const page of pages) {
    const document = await readJson<PageDocument>(draft, `${liveFolder(releases, name)}/content/pages/${page}.json`);
    await writePage(draft, document.path, await composer.areaPage(name, document));
  }
  return pages.length;
}

async function writeWorks(draft: Draft, composer: Composer, releases: Releases, always: boolean): Promise<void> {
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
}

/** What the search of every page reads, from the live releases; one from before there was a search adds nothing. */
async function writeSearchIndex(draft: Draft, releases: Releases): Promise<void> {
  const documents: SearchDocument[] = [];
  for (const name of areaNames) {
    const file = `${liveFolder(releases, name)}/content/search.json`;
    if (releases.areas[name] && (await draft.exists(file)))
      documents.push(...(await readJson<SearchDocument[]>(draft, file)));
  }
  const index = JSON.stringify(documents);
  if (String(await draft.read(searchIndexFile)) !== index) await draft.write(searchIndexFile, index);
}

function liveFolder(releases: Releases, name: AreaName): string {
  return releaseFolder(name, releases.areas[name]?.live ?? '');
}

async function writeSitemap(draft: Draft, releases: Releases): Promise<void> {
  const { address } = await readJson<{ address: string }>(
    draft,
    `${releaseFolder('shell', releases.shell.live)}/content/site.json`,
  );
  const paths = ['/', '/works', ...[...(await pageOwners(draft, releases)).keys()].map((page) => `/${page}`)];
  await draft.write(sitemapFile, sitemap(address, paths));
}

function summaries(releases: Releases): unknown {
  return areaNames.map((name) => releases.areas[name]?.summary);
}
