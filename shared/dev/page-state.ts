import { developmentEntry, developmentRelease } from './development-config';
import { pageName } from '@portfolio/content/compile/compile';
import { areaNames, canonical, type AreaName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import type { AreaSummary, Entry, PageDocument } from '@portfolio/contract/page';
import type { AreaRelease, Releases } from '@portfolio/contract/release';
import type { PageState, ShellDocument, SiteOrder, View } from '@portfolio/site/page-state';
import type { Site } from '@portfolio/contract/shell';
import { inOrder } from '@portfolio/site/site-order';
import { navigationOf, liveGroups } from '@portfolio/compose/navigation';
import type { DevelopmentContent } from './content';
import type { Contents } from './contents';

/** `releases.json` in development, in a language of the site: every area is live with its development release. */
export async function developmentReleases({ areas }: Contents, language?: string): Promise<Releases> {
  const live = { live: developmentRelease, history: [] };
  const releases: Releases = { contract: contractVersion, shell: live, areas: {} };
  for (const name of areaNames) {
    const summary = await areas[name].json<AreaSummary>('summary', language);
    if (summary) releases.areas[name] = { ...live, load: developmentArea(name, language), summary };
  }
  return releases;
}

/** The works of all areas, as in `works.json`. */
export async function developmentWorks(contents: Contents, language?: string): Promise<Entry[]> {
  const works = (await entriesOf(contents, language)).filter(({ group }) => group);
  return works.sort(inOrder((await orderOf(contents)).groups));
}

function orderOf({ shell }: Contents): Promise<SiteOrder> {
  return requireJson(shell, 'order');
}

/** The state of the page at a path. An unknown path has the view "not-found". */
export async function pageStateAt(contents: Contents, requestedPath: string, language?: string): Promise<PageState> {
  const path = canonical(requestedPath.length > 1 ? requestedPath.replace(/\/$/, '') : requestedPath);
  const [site, texts] = [
    await requireJson<Site>(contents.shell, 'site', language),
    await requireJson<PageState['texts']>(contents.shell, 'texts', language),
  ];
  const releases = await developmentReleases(contents, language);
  const view = await viewAt(contents, releases, path, language);
  const lock = {
    shell: developmentRelease,
    scripts: {},
    ...(view.kind === 'area' && { area: developmentArea(view.area, language) }),
  };
  return { lock, site, texts, frame: navigationOf(releases, await orderOf(contents)), view };
}

async function viewAt(contents: Contents, releases: Releases, path: string, language?: string): Promise<View> {
  const document = (name: string) => requireJson<ShellDocument>(contents.shell, `pages/${pageName(name)}`, language);
  if (path === '/')
    return {
      kind: 'home',
      document: await document('/'),
      groups: liveGroups(releases, await orderOf(contents)),
    };
  if (path === '/works')
    return { kind: 'works', document: await document('/works'), entries: await developmentWorks(contents, language) };
  const entry = (await entriesOf(contents, language)).find((each) => each.path === path);
  if (!entry) return { kind: 'not-found', document: await document('/404') };
  return {
    kind: 'area',
    area: entry.area,
    page: await requireJson<PageDocument>(contents.areas[entry.area], `pages/${pageName(path)}`, language),
  };
}

async function entriesOf({ areas }: Contents, language?: string): Promise<Entry[]> {
  const entries = await Promise.all(areaNames.map((name) => areas[name].json<Entry[]>('entries', language)));
  return entries.flatMap((each) => each ?? []);
}

function developmentArea(name: AreaName, language?: string): AreaRelease {
  const own = { name, release: developmentRelease, entry: developmentEntry, scripts: {}, bytes: 0 };
  return { ...own, ...(language && { language }) };
}

async function requireJson<Value>(content: DevelopmentContent, name: string, language?: string): Promise<Value> {
  const value = await content.json<Value>(name, language);
  if (value === undefined)
    throw new Error(`${content.owner} has no compiled ${name}${language ? ` in ${language}` : ''}.`);
  return value;
}
