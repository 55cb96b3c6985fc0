import type { FactRow } from '@portfolio/content/site/site-schema';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { BuildManifest, Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { readReleases } from '../../releases/releases';
import { readJson } from '../../storage/read-json';
import { PublishError, type Reader } from '../../storage/storage';
import { atAddress } from '@portfolio/contract/published/site-address';

export type LivePage = { entry: Entry; page: PageDocument };

/** What visitors of a site get, from its storage alone. `connect` lists the other origins that areas post to. */
export type LiveSite = {
  releases: Releases;
  site: Site;
  facts: readonly FactRow[];
  pages: readonly LivePage[];
  connect: readonly string[];
};

/** @throws PublishError where nothing is published yet, or a release was deleted by hand. */
export async function readLiveSite(storage: Reader): Promise<LiveSite> {
  const releases = await readReleases(storage);
  if (!releases) throw new PublishError(`${storage.where} holds no site yet. Run: npm run publish -- all`);
  const json = <Value>(path: string) => readJson<Value>(storage, path);
  const pages: LivePage[] = [];
  const connect = new Set<string>();
  for (const area of liveAreas(releases)) {
    const folder = releaseFolder(area, areaIn(releases, area)?.live ?? '');
    for (const origin of (await json<BuildManifest>(`${folder}/browser/release.json`)).connect ?? [])
      connect.add(origin);
    for (const entry of await json<Entry[]>(`${folder}/content/entries.json`)) {
      const page = await json<PageDocument>(`${folder}/content/pages/${entry.path.slice(1)}.json`);
      pages.push({ entry, page });
    }
  }
  const content = `${releaseFolder('shell', releases.shell.live)}/content`;
  const [site, facts] = [
    atAddress(await json<Site>(`${content}/site.json`), releases),
    await json<FactRow[]>(`${content}/facts.json`),
  ];
  return { releases, site, facts, pages, connect: [...connect] };
}
