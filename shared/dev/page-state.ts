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

/** `releases.json` in development: every area is live with its development release. */
export async function developmentReleases({ areas }: Contents): Promise<Releases> {
  const live = { live: developmentRelease, history: [] };
  const releases: Releases = { contract: contractVersion, shell: live, areas: {} };
  for (const name of areaNames) {
    const summary = await areas[name].json<AreaSummary>('summary');
    if (summary) releases.areas[name] = { ...live, load: developmentArea(name), summary };
  }
  return releases;
}

/** The works of all areas, as in `works.json`. */
export async function developmentWorks(contents: Contents): Promise<Entry[]> {
  const works = (await entriesOf(contents)).filter(({ group }) => group);
  return works.sort(inOrder((await orderOf(contents)).groups));
}

function orderOf({ shell }: Contents): Promise<SiteOrder> {
  return requireJson(shell, 'order');
}

/** The state of the page at a path. An unknown path has the view "not-found". */
export async function pageStateAt(contents: Contents, requestedPath: string): Promise<PageState> {
  const path = canonical(requestedPath.length > 1 ? requestedPath.replace(/\/$/, '') : requestedPath);
  const [site, texts] = [
    await requireJson<Site>(contents.shell, 'site'),
    await requireJson<PageState['texts']>(contents.shell, 'texts'),
  ];
  const releases = await developmentReleases(contents);
  const view = await viewAt(contents, releases, path);
  const lock = {
    shell: developmentRelease,
    scripts: {},
    ...(view.kind === 'area' && { area: developmentArea(view.area) }),
  };
  return { lock, site, texts, frame: navigationOf(releases, await orderOf(contents)), view };
}

async function viewAt(contents: Contents, releases: Releases, path: string): Promise<View> {
  const document = (name: string) => requireJson<ShellDocument>(contents.shell, `pages/${pageName(name)}`);
  if (path === '/')
    return {
      kind: 'home',
      document: await document('/'),
      groups: liveGroups(releases, await orderOf(contents)),
    };
  if (path === '/works')
    return { kind: 'works', document: await document('/works'), entries: await developmentWorks(contents) };
  const entry = (await entriesOf(contents)).find((each) => each.path === path);
  if (!entry) return { kind: 'not-found', document: await document('/404') };
  return {
    kind: 'area',
    area: entry.area,
    page: await requireJson<PageDocument>(contents.areas[entry.area], `pages/${pageName(path)}`),
  };
}

async function entriesOf({ areas }: Contents): Promise<Entry[]> {
  const entries = await Promise.all(areaNames.map((name) => areas[name].json<Entry[]>('entries')));
  return entries.flatMap((each) => each ?? []);
}

function developmentArea(name: AreaName): AreaRelease {
  return { name, release: developmentRelease, entry: developmentEntry, scripts: {}, bytes: 0 };
}

async function requireJson<Value>(content: DevelopmentContent, name: string): Promise<Value> {
  const value = await content.json<Value>(name);
  if (value === undefined) throw new Error(`${content.owner} has no compiled ${name}.`);
  return value;
}
