import type { AreaName } from '@portfolio/contract/areas';
import type { ComposedFile, ComposerHost, SitePart } from '@portfolio/contract/published/composer-module';
import {
  feedFile,
  foreignManifest,
  liveManifestFile,
  ownSitemapFile,
  pageFiles,
  pointerFile,
  robotsFile,
  siteIndexFile,
  sitemapFile,
  workerFile,
} from '@portfolio/contract/published/paths';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import type { SiteOrder } from '@portfolio/site/page-state';
import { inOrder } from '@portfolio/site/site-order';
import type { Composer } from './composer';
import { feed } from './metadata/feed';
import { liveManifest } from './metadata/live-manifest';
import { robots } from './metadata/robots';
import { mapped, sitemap, sitemapIndex, type MappedPage } from './metadata/sitemap';
import type { LanguageContent } from './releases/language-content';
import type { LiveReleaseFiles } from './releases/live-release-files';

/** What the files of a site in one language are made from. */
export type PartContext = {
  host: ComposerHost;
  files: LiveReleaseFiles;
  content: LanguageContent;
  /** In the main language. */
  site: Site;
  composer: Composer;
  areas: readonly AreaName[];
  order: SiteOrder;
};
type Made = Omit<SitePart, 'dependsOn'>;

/** The pages of an area, and in the main language its sitemap. */
export function areaPart({ content, composer, site }: PartContext, name: AreaName, pages: readonly string[]): Made {
  const maps = content.language ? [] : [ownSitemapFile(name)];
  return {
    name: `area ${name}`,
    owner: name,
    paths: [...pages.flatMap((page) => pageFiles(`/${page}`)), ...maps],
    compose: async function* (): AsyncIterable<ComposedFile> {
      const map: MappedPage[] = [];
      for (const page of pages) {
        const document = await content.json<PageDocument>(name, `pages/${page}`);
        yield { paths: pageFiles(`/${page}`), text: await composer.areaPage(name, document) };
        map.push(mapped(document));
      }
      for (const file of maps) yield { paths: [file], text: sitemap(site, map) };
    },
  };
}

/** For other sites, of an area that they may load: its manifest at an address that stays. */
export function foreignPart({ files }: PartContext, name: AreaName): Made {
  return {
    name: `foreign ${name}`,
    owner: name,
    paths: [liveManifestFile(name)],
    compose: async function* () {
      const text = await files.text(name, foreignManifest);
      yield { paths: [liveManifestFile(name)], text: liveManifest(text, files.folder(name)) };
    },
  };
}

/** The home page. */
export function homePart({ composer }: PartContext): Made {
  return {
    name: 'home',
    owner: 'shell',
    paths: pageFiles('/'),
    compose: async function* () {
      yield { paths: pageFiles('/'), text: await composer.home() };
    },
  };
}

/** What stands in for a page: the page of unknown addresses, and what is needed offline. The worker is one for all. */
export function noticesPart({ files, content, composer }: PartContext): Made {
  const workers = content.language ? [] : [workerFile];
  return {
    name: 'notices',
    owner: 'shell',
    paths: [...pageFiles('/404'), ...pageFiles('/offline'), ...workers],
    compose: async function* () {
      yield { paths: pageFiles('/404'), text: await composer.notFound() };
      yield { paths: pageFiles('/offline'), text: await composer.offline() };
      for (const file of workers) yield { paths: [file], text: await files.text('shell', 'server/service-worker.js') };
    },
  };
}

/** The list of works, as a page, as data and as a feed. */
export function worksPart({ host, content, composer, areas, order }: PartContext): Made {
  return {
    name: 'works',
    owner: 'shell',
    paths: [...pageFiles('/works'), siteIndexFile, feedFile],
    compose: async function* () {
      const works: Entry[] = [];
      for (const name of areas)
        works.push(...(await content.json<Entry[]>(name, 'entries')).filter(({ group }) => group));
      works.sort(inOrder(order.groups));
      yield { paths: pageFiles('/works'), text: await composer.works(works) };
      yield { paths: [siteIndexFile], text: JSON.stringify(works) };
      const before = await host.read(content.folder + feedFile);
      yield { paths: [feedFile], text: feed(await composer.site(), works, host.now, before) };
    },
  };
}

/** What pages in another language read in the place of the site's `releases.json`. */
export function releasesPart({ contract, shell, areas }: Releases): Made {
  const known = Object.entries(areas).map(
    ([name, area]) => [name, area && { live: area.live, load: area.load, summary: area.summary }] as const,
  );
  const text = JSON.stringify({ contract, shell: { live: shell.live }, areas: Object.fromEntries(known) });
  return {
    name: 'releases',
    owner: 'shell',
    paths: [pointerFile],
    compose: async function* () {
      yield await Promise.resolve({ paths: [pointerFile], text });
    },
  };
}

/** For search engines: the shell's sitemap, the sitemap index, and robots.txt. */
export function mapsPart({ areas, site }: PartContext): Made {
  const own = ['/', '/works'].map((path) => ({ path, pictures: [] }));
  return {
    name: 'maps',
    owner: 'shell',
    paths: [ownSitemapFile('shell'), sitemapFile, robotsFile],
    compose: async function* () {
      const { address } = site;
      const all = (['shell', ...areas] as const).map(ownSitemapFile);
      yield { paths: [ownSitemapFile('shell')], text: sitemap(site, own) };
      yield { paths: [sitemapFile], text: sitemapIndex(address, all) };
      yield { paths: [robotsFile], text: robots(address) };
    },
  };
}
