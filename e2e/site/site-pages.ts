import { aliases, type AreaName } from '@portfolio/contract/areas';
import { readPages, settings, translatedAreas, type SiteImage, type SitePage } from './content-pages';

export { settings, type SiteImage, type SitePage } from './content-pages';

/**
 * Journeys of every site take pages, names and words from here, never from the sample. All pages of the areas, in the
 * order of the sidebar:
 */
export const pages = readPages();

/** The page by which the owner is reached. */
export const contact = pages.find(({ path }) => path === settings.contact);

/** The pages that stand in a group. */
export const works = pages.filter(({ group }) => group);

/** The pages of the areas with works that are listed nowhere. */
export const unlisted = pages.filter(({ area, group }) => !group && works.some((work) => work.area === area));

/** The first work of every area. */
export const firsts = works.filter((page) => page === works.find(({ area }) => area === page.area));

/** The work that the home page begins with. */
export const lead = works.find((page) => page.lead) ?? requirePage(works[0]);

/** The works after it in its group, and then those before it. */
export const siblings = following(works.filter(({ group }) => group === lead.group));
export const next = requirePage(siblings[0] ?? works.findLast((page) => page !== lead));

/** A work of another area, without a live study if there is one: it arrives with another build. */
export const elsewhere = requirePage(
  works.find((page) => page.area !== lead.area && !hasStudy(page)) ?? works.find(({ area }) => area !== lead.area),
);

/** The groups that have works, in the order of the sidebar and the home page. */
export const groups = settings.groups.filter(({ title }) => works.some(({ group }) => group === title));

/** Every path that the site answers; the shell serves those without an area. */
export const routes: Readonly<Record<string, AreaName | undefined>> = {
  '/': undefined,
  ...Object.fromEntries(
    Object.entries(aliases)
      .filter(([, path]) => path === '/' || areaOf(path))
      .map(([alias, path]) => [alias, areaOf(path)]),
  ),
  ...Object.fromEntries([...(contact ? [contact] : []), ...works, ...unlisted].map(({ path, area }) => [path, area])),
};
export const paths = Object.keys(routes);

/** Home, every page of the areas, the list of all works, and a page that does not exist. */
export const addresses = ['/', ...pages.map(({ path }) => path), '/works', '/no-such-page'];

/** A path that differs from this one only in its case: no page has it. */
export function inOtherCase(path: string): string {
  const lower = path.toLowerCase();
  return path === lower ? path.toUpperCase() : lower;
}

/** Whether a page has a live study, of any kind or of the one that is named. */
export function hasStudy({ body }: SitePage, name = '\\S+'): boolean {
  return new RegExp(`^\`\`\`study\\n(?:(?!\`\`\`).*\\n)*?name: *${name}$`, 'm').test(body);
}

/**
 * The page with a live study of this name; of several the lead, or else the first. Only of an area whose studies speak
 * English, as the journeys of studies do: those of the second owner read them in another language.
 */
export function pageOfStudy(name: string): SitePage | undefined {
  return [lead, ...works].find((page) => hasStudy(page, name) && !translatedAreas.has(page.area));
}

export function isDrawing({ file }: SiteImage): boolean {
  return file.endsWith('.svg');
}

function following(group: readonly SitePage[]): SitePage[] {
  const at = group.indexOf(lead);
  return [...group.slice(at + 1), ...group.slice(0, at)];
}

function areaOf(path: string | undefined): AreaName | undefined {
  return pages.find((page) => page.path === path)?.area;
}

function requirePage(page: SitePage | undefined): SitePage {
  if (!page) throw new Error('The journeys need a site with works in two areas: npm run new <area> <code> "<title>".');
  return page;
}
