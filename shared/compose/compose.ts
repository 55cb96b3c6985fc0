import type { AreaName } from '@portfolio/contract/areas';
import type { ComposedFile, ComposerHost, SitePart } from '@portfolio/contract/published/composer-module';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import type { SiteOrder } from '@portfolio/site/page-state';
import type { Site } from '@portfolio/contract/shell';
import { inOrder } from '@portfolio/site/site-order';
import { Composer } from './composer';
import { navigationOf, liveGroups } from './navigation';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { LiveReleaseFiles } from './releases/live-release-files';
import {
  feedFile,
  ownSitemapFile,
  pageFiles,
  robotsFile,
  siteIndexFile,
  sitemapFile,
  workerFile,
} from '@portfolio/contract/published/paths';
import { feed } from './metadata/feed';
import { robots } from './metadata/robots';
import { mapped, sitemap, sitemapIndex, type MappedPage } from './metadata/sitemap';
import { thirdPartiesOf } from './releases/third-parties';
import { atAddress } from '@portfolio/contract/published/site-address';

/**
 * The parts of the site that these releases make; see shared/contract/published/composer-module.ts. This module is the entry of the
 * shell's `server/compose.js`: publish runs that bundle, never this source.
 */
export async function compose(host: ComposerHost, releases: Releases): Promise<readonly SitePart[]> {
  const files = new LiveReleaseFiles(host, releases);
  const thirdParties = await thirdPartiesOf(files, releases);
  const areas = liveAreas(releases);
  const order = await files.json<SiteOrder>('shell', 'content/order.json');
  const frame = navigationOf(releases, order);
  const summaries = areas.map((name) => areaIn(releases, name)?.summary);
  const pageNames = new Map<AreaName, readonly string[]>();
  for (const name of areas) pageNames.set(name, await files.pages(name));
  const entries: unknown[] = [];
  for (const name of areas) entries.push((await files.list(name))['content/entries.json']);

  const parts: SitePart[] = [];
  const composer = new Composer(
    host,
    files,
    releases,
    { frame, thirdParties, groups: liveGroups(releases, order) },
    async () => [...parts.flatMap(({ paths }) => paths), ...(await files.paths())],
  );
  const site = async () => atAddress(await files.json<Site>('shell', 'content/site.json'), releases);
  const context = { host, files, composer, areas, order, site };
  const add = (part: Omit<SitePart, 'dependsOn'>, dependsOn?: unknown) =>
    parts.push({
      ...part,
      // The guard, the texts and the composer itself are part of the shell's release.
      dependsOn: JSON.stringify([releases.shell.live, releases.address, frame, thirdParties, dependsOn]),
    });
  for (const [name, pages] of pageNames) add(areaPart(context, name, pages), releases.areas[name]?.live);
  add(homePart(context), summaries);
  add(noticesPart(context));
  add(worksPart(context), [entries, summaries.map((summary) => summary?.share)]);
  add(mapsPart(context), areas);
  return parts;
}

type Context = {
  host: ComposerHost;
  files: LiveReleaseFiles;
  composer: Composer;
  areas: readonly AreaName[];
  order: SiteOrder;
  site: () => Promise<Site>;
};
type Made = Omit<SitePart, 'dependsOn'>;

/** The pages of an area and its sitemap. */
function areaPart({ files, composer, site }: Context, name: AreaName, pages: readonly string[]): Made {
  return {
    name: `area ${name}`,
    owner: name,
    paths: [...pages.flatMap((page) => pageFiles(`/${page}`)), ownSitemapFile(name)],
    compose: async function* (): AsyncIterable<ComposedFile> {
      const map: MappedPage[] = [];
      for (const page of pages) {
        const document = await files.json<PageDocument>(name, `content/pages/${page}.json`);
        yield { paths: pageFiles(`/${page}`), text: await composer.areaPage(name, document) };
        map.push(mapped(document));
      }
      yield { paths: [ownSitemapFile(name)], text: sitemap((await site()).address, map) };
    },
  };
}

function homePart({ composer }: Context): Made {
  return {
    name: 'home',
    owner: 'shell',
    paths: pageFiles('/'),
    compose: async function* () {
      yield { paths: pageFiles('/'), text: await composer.home() };
    },
  };
}

/** What stands in for a page: the page of unknown addresses, and what is needed offline. */
function noticesPart({ files, composer }: Context): Made {
  return {
    name: 'notices',
    owner: 'shell',
    paths: [...pageFiles('/404'), ...pageFiles('/offline'), workerFile],
    compose: async function* () {
      yield { paths: pageFiles('/404'), text: await composer.notFound() };
      yield { paths: pageFiles('/offline'), text: await composer.offline() };
      yield { paths: [workerFile], text: await files.text('shell', 'server/service-worker.js') };
    },
  };
}

/** The list of works, as a page, as data and as a feed. */
function worksPart({ host, files, composer, areas, order, site }: Context): Made {
  return {
    name: 'works',
    owner: 'shell',
    paths: [...pageFiles('/works'), siteIndexFile, feedFile],
    compose: async function* () {
      const works: Entry[] = [];
      for (const name of areas)
        works.push(...(await files.json<Entry[]>(name, 'content/entries.json')).filter(({ group }) => group));
      works.sort(inOrder(order.groups));
      yield { paths: pageFiles('/works'), text: await composer.works(works) };
      yield { paths: [siteIndexFile], text: JSON.stringify(works) };
      yield { paths: [feedFile], text: feed(await site(), works, host.now, await host.read(feedFile)) };
    },
  };
}

/** For search engines: the shell's sitemap, the sitemap index, and robots.txt. */
function mapsPart({ areas, site }: Context): Made {
  const own = ['/', '/works'].map((path) => ({ path, pictures: [] }));
  return {
    name: 'maps',
    owner: 'shell',
    paths: [ownSitemapFile('shell'), sitemapFile, robotsFile],
    compose: async function* () {
      const { address } = await site();
      const all = (['shell', ...areas] as const).map(ownSitemapFile);
      yield { paths: [ownSitemapFile('shell')], text: sitemap(address, own) };
      yield { paths: [sitemapFile], text: sitemapIndex(address, all) };
      yield { paths: [robotsFile], text: robots(address) };
    },
  };
}
