import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, type AreaName } from '@portfolio/contract/areas';
import { readSource } from '@portfolio/content/frontmatter';
import { listPages } from '@portfolio/content/page-list';
import { readSettings } from '@portfolio/content/site-settings';

/** A page of the site under test. */
export type SitePage = {
  path: string;
  area: AreaName;
  /** Its content file, relative to the root of the project. */
  file: string;
  label: string;
  title: string;
  /** Its short title, in the sidebar. */
  railTitle: string;
  /** The name of its links in the sidebar: label and short title. */
  linkName: string;
  /** The title of its group in the sidebar and on the home page. */
  group: string;
  /** The Markdown after the frontmatter. */
  body: string;
};

const root = join(import.meta.dirname, '..');

/** What the owner set: journeys of every site take names and words from here, never from the sample. */
export const settings = readSettings(root);

/** All pages of the areas, in the order of the sidebar. */
export const pages = listPages(root)
  .sort((a, b) => a.order - b.order)
  .map(readPage)
  .sort((a, b) => place(a) - place(b));

/** The page by which the owner is reached. */
export const contact = pages.find(({ path }) => path === settings.contact);

/** The pages of the areas that show works. */
export const works = pages.filter(({ area }) => settings.groups.some((group) => group.area === area));

/** The first work of every area. */
export const firsts = works.filter((page) => page === works.find(({ area }) => area === page.area));

/** The work that the home page begins with. */
export const lead = works.find(({ file }) => fieldsOf(file)['lead'] === true) ?? needed(works[0]);

/** The works after it in its group, and then those before it. */
export const siblings = following(works.filter(({ group }) => group === lead.group));
export const next = needed(siblings[0] ?? works.findLast((page) => page !== lead));

/** A work of another area, without a live study if there is one: it arrives with another build. */
export const elsewhere = needed(
  works.find((page) => page.area !== lead.area && !hasStudy(page)) ?? works.find(({ area }) => area !== lead.area),
);

/** Every path that the site answers; the shell serves those without an area. */
export const routes: Readonly<Record<string, AreaName | undefined>> = {
  '/': undefined,
  ...Object.fromEntries(Object.keys(aliases).map((path) => [path, areaOf(aliases[path])])),
  ...Object.fromEntries([...(contact ? [contact] : []), ...works].map(({ path, area }) => [path, area])),
};
export const paths = Object.keys(routes);

/** A path that differs from this one only in its case: no page has it. */
export function inOtherCase(path: string): string {
  const lower = path.toLowerCase();
  return path === lower ? path.toUpperCase() : lower;
}

/** Whether a page has a live study, of any kind or of the one that is named. */
export function hasStudy({ body }: SitePage, name = '\\S+'): boolean {
  return new RegExp(`^\`\`\`study\\n(?:.*\\n)*?name: *${name}$`, 'm').test(body);
}

function readPage({ area, name, file, label }: ReturnType<typeof listPages>[number]): SitePage {
  const { body } = sourceOf(file);
  const { title, railTitle = title, group } = fieldsOf(file) as Record<string, string>;
  const { title: shown = '' } =
    settings.groups.find((each) => each.area === area && (each.name === group || !group)) ?? {};
  const linkName = `${label} ${railTitle}`;
  return { path: `/${name}`, area, file, label, title: title!, railTitle: railTitle!, linkName, group: shown, body };
}

function place({ group }: SitePage): number {
  const index = settings.groups.findIndex(({ title }) => title === group);
  return index < 0 ? settings.groups.length : index;
}

function following(group: readonly SitePage[]): SitePage[] {
  const at = group.indexOf(lead);
  return [...group.slice(at + 1), ...group.slice(0, at)];
}

function areaOf(path: string | undefined): AreaName | undefined {
  return pages.find((page) => page.path === path)?.area;
}

function sourceOf(file: string) {
  return readSource(file, readFileSync(join(root, file), 'utf8'));
}

function fieldsOf(file: string): Readonly<Record<string, unknown>> {
  return sourceOf(file).value as Readonly<Record<string, unknown>>;
}

function needed(page: SitePage | undefined): SitePage {
  if (!page) throw new Error('The journeys need a site with works in two areas: npm run new <area> <code> "<title>".');
  return page;
}
