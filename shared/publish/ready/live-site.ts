import type { FactRow } from '@portfolio/content/site-schema';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { BuildManifest, Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { areaIn, liveAreas, type LiveArea } from '../live-areas';
import { releaseFolder } from '../paths';
import { readReleases } from '../releases';
import { atAddress } from '../site-address';
import { PublishError, type Storage } from '../storage';

export type LivePage = { area: LiveArea; entry: Entry; page: PageDocument };

/** What visitors of a site get, from its storage alone. `connect` lists the other origins that areas post to. */
export type LiveSite = {
  releases: Releases;
  site: Site;
  facts: readonly FactRow[];
  pages: readonly LivePage[];
  connect: readonly string[];
};

/** @throws PublishError where nothing is published yet, or a release was deleted by hand. */
export async function readLiveSite(storage: Pick<Storage, 'read' | 'where'>): Promise<LiveSite> {
  const releases = await readReleases(storage);
  if (!releases) throw new PublishError(`${storage.where} holds no site yet. Run: npm run publish -- all`);
  const json = async <Value>(path: string): Promise<Value> => {
    const bytes = await storage.read(path);
    if (bytes) return JSON.parse(bytes.toString('utf8')) as Value;
    throw new PublishError(`${storage.where}/${path} is missing: publish it again (npm run publish -- all).`);
  };
  const pages: LivePage[] = [];
  const connect = new Set<string>();
  for (const area of liveAreas(releases)) {
    const folder = releaseFolder(area, areaIn(releases, area)?.live ?? '');
    for (const origin of (await json<BuildManifest>(`${folder}/browser/release.json`)).connect ?? [])
      connect.add(origin);
    for (const entry of await json<Entry[]>(`${folder}/content/entries.json`)) {
      const page = await json<PageDocument>(`${folder}/content/pages/${entry.path.slice(1)}.json`);
      pages.push({ area, entry, page });
    }
  }
  const content = `${releaseFolder('shell', releases.shell.live)}/content`;
  const [site, facts] = [
    atAddress(await json<Site>(`${content}/site.json`), releases),
    await json<FactRow[]>(`${content}/facts.json`),
  ];
  return { releases, site, facts, pages, connect: [...connect] };
}
