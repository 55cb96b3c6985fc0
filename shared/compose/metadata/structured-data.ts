import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  ImageObject,
  Person,
  ProfilePage,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Entry, Figure, PageDocument } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import { pageAddress } from '@portfolio/site/site-language';
import { figuresOf, fileOf, sizeOf } from './figures';
import { nameOf, type HeadOf, type PageMetadata } from './page-metadata';

/** A page in the vocabulary of https://schema.org: owner, site, page, and the work that it shows. */
export function structuredData(page: HeadOf, { entry, share }: PageMetadata): Graph {
  const { site, view } = page.state;
  const url = pageAddress(site, page.path);
  const image = complete(site, share.src);
  const work = view.kind === 'area' && entry?.group ? workOf(site, url, view.page, entry, image) : undefined;
  const things: Thing[] = [owner(site), website(site), webPage(page, url, image, work !== undefined)];
  const trail = breadcrumbs(page, url, work !== undefined);
  if (trail) things.push(trail);
  if (work && view.kind === 'area') things.push(work, ...imagesOf(page, figuresOf(view.page)));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** A page without a translation is in the main language of the site. */
function languageOf({ state: { site, view } }: HeadOf): string {
  return (view.kind === 'area' ? view.page.language : undefined) ?? site.language;
}

function complete({ address }: Site, path: string): string {
  return address + encodeURI(path);
}

const ownerOf = (site: Site) => ({ '@id': `${site.address}/#owner` });
const siteOf = (site: Site) => ({ '@id': `${site.address}/#website` });

function owner(site: Site): Person {
  return {
    '@type': 'Person',
    ...ownerOf(site),
    name: site.name,
    url: `${site.address}/`,
    ...(site.role && { jobTitle: site.role }),
    ...(site.profiles && { sameAs: site.profiles.map(({ href }) => href) }),
    ...(site.portrait && { image: new URL(site.portrait.replace(/^\//, ''), `${site.address}/`).href }),
  };
}

function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    ...siteOf(site),
    name: site.name,
    url: `${site.address}/`,
    inLanguage: site.languages?.map(({ tag }) => tag) ?? site.language,
    publisher: ownerOf(site),
  };
}

function webPage(page: HeadOf, url: string, image: string, isWork: boolean): Thing {
  const { summary, path, state } = page;
  const { site } = state;
  const common = {
    '@id': url,
    url,
    name: nameOf(page),
    description: summary,
    inLanguage: languageOf(page),
    isPartOf: siteOf(site),
    primaryImageOfPage: { '@type': 'ImageObject', contentUrl: image, width: '1200', height: '630' },
    ...(path !== '/' && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  } as const;
  if (state.view.kind === 'home')
    return { '@type': 'ProfilePage', ...common, mainEntity: ownerOf(site) } satisfies ProfilePage;
  if (state.view.kind === 'works') return { '@type': 'CollectionPage', ...common, about: ownerOf(site) };
  if (!isWork)
    return { '@type': path === state.frame.contact?.path ? 'ContactPage' : 'WebPage', ...common, about: ownerOf(site) };
  return { '@type': 'WebPage', ...common, mainEntity: { '@id': `${url}#work` } } satisfies WebPage;
}

/** The breadcrumb: home, the list of works for a work, the page. */
function breadcrumbs(page: HeadOf, url: string, isWork: boolean): BreadcrumbList | undefined {
  const { site, texts } = page.state;
  if (page.path === '/') return undefined;
  const steps = [
    [site.name, pageAddress(site, '/')],
    ...(isWork ? [[texts.allWorks, pageAddress(site, '/works')]] : []),
    [nameOf(page), url],
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: steps.map(([name = '', item = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function workOf(site: Site, url: string, page: PageDocument, entry: Entry, thumbnail: string): CreativeWork {
  const files = new Set(figuresOf(page).map(({ picture }) => complete(site, fileOf(picture))));
  const images = [...files].map((file) => ({ '@id': file }));
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#work`,
    mainEntityOfPage: url,
    url,
    name: page.title,
    alternateName: page.label,
    description: page.description ?? page.summary,
    inLanguage: page.language ?? site.language,
    creator: ownerOf(site),
    thumbnailUrl: thumbnail,
    ...(entry.type && { genre: entry.type }),
    ...(entry.year && { dateCreated: String(entry.year) }),
    ...(entry.status && { creativeWorkStatus: entry.status }),
    ...(entry.place && { locationCreated: { '@type': 'Place', name: entry.place } }),
    ...(entry.award && { award: entry.award }),
    ...(page.contributor && { contributor: { '@type': 'Organization', name: page.contributor } }),
    ...(images.length > 0 && { image: images }),
  };
}

/** Each picture once, with its credit. */
function imagesOf({ state }: HeadOf, figures: readonly Figure[]): ImageObject[] {
  const { site } = state;
  const { contact } = state.frame;
  const byUrl = new Map(figures.map((figure) => [complete(site, fileOf(figure.picture)), figure]));
  return [...byUrl].map(([url, { picture, alt, captionText, credit }]) => {
    const { width, height } = sizeOf(picture);
    return {
      '@type': 'ImageObject',
      '@id': url,
      contentUrl: url,
      width: String(width),
      height: String(height),
      ...(captionText && { caption: captionText }),
      description: alt,
      creditText: credit ?? site.name,
      // A credit names the creator.
      ...((!credit || /\bown\b/i.test(credit)) && { creator: ownerOf(site), copyrightNotice: `© ${site.name}` }),
      ...(contact && { acquireLicensePage: pageAddress(site, contact.path) }),
    };
  });
}
