import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aliases, type AreaName } from '@portfolio/contract/areas';
import { readSource } from '@portfolio/content/frontmatter';
import { listPages } from '@portfolio/content/page-list';
import { createNames } from '@portfolio/content/page-pictures';
import { readSettings } from '@portfolio/content/site-settings';

/** A page of the site under test. */
export type SitePage = {
  path: string;
  area: AreaName;
  /** Its content file, relative to the root of the project. */
  file: string;
  label: string;
  title: string;
  /** The name of its links in the sidebar: label and short title. */
  linkName: string;
  /** The title of its group in the sidebar and on the home page. */
  group: string;
  /** The Markdown after the frontmatter. */
  body: string;
  /** In the order in which they stand on the page. */
  images: readonly SiteImage[];
};

/** A picture of a page, by the name that it has in addresses. */
export type SiteImage = {
  name: string;
  /** Its source, absolute. */
  file: string;
  alt: string;
  captionText: string;
  credit?: string;
  small?: boolean;
};

type Source = Omit<SiteImage, 'name' | 'file'> & { imgSrc: string };

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

/** The work that the home page begins with. */
export const lead = works.find(({ file }) => fieldsOf(file)['lead'] === true) ?? needed(works[0]);

/** The works after it in its group, and then those before it. */
export const siblings = following(works.filter(({ group }) => group === lead.group));
export const next = needed(siblings[0] ?? works.find((page) => page !== lead));

/** A work of another area, without a live study if there is one: it arrives with another build. */
export const elsewhere = needed(
  works.find((page) => page.area !== lead.area && !hasStudy(page)) ?? works.find(({ area }) => area !== lead.area),
);

/** The groups that have works, in the order of the sidebar and the home page. */
export const groups = settings.groups.filter(({ title }) => works.some(({ group }) => group === title));

/** Every path that the site answers; the shell serves those without an area. */
export const routes: Readonly<Record<string, AreaName | undefined>> = {
  '/': undefined,
  ...Object.fromEntries(Object.keys(aliases).map((path) => [path, areaOf(aliases[path])])),
  ...Object.fromEntries([...(contact ? [contact] : []), ...works].map(({ path, area }) => [path, area])),
};
export const paths = Object.keys(routes);

/** Whether a page has a live study, of any kind or of the one that is named. */
export function hasStudy({ body }: SitePage, name = '\\S+'): boolean {
  return new RegExp(`^\`\`\`study\\n(?:.*\\n)*?name: *${name}$`, 'm').test(body);
}

export function isDrawing({ file }: SiteImage): boolean {
  return file.endsWith('.svg');
}

/** The page with a live study of this name; of several the lead, or else the first. */
export function pageOfStudy(name: string): SitePage | undefined {
  return [lead, ...works].find((page) => hasStudy(page, name));
}

function readPage({ area, name, file, label }: ReturnType<typeof listPages>[number]): SitePage {
  const { body } = sourceOf(file);
  const { title, railTitle = title, group } = fieldsOf(file) as Record<string, string>;
  const { title: shown = '' } =
    settings.groups.find((each) => each.area === area && (each.name === group || !group)) ?? {};
  const linkName = `${label} ${railTitle}`;
  const images = imagesOf(file, body);
  return { path: `/${name}`, area, file, label, title: title!, linkName, group: shown, body, images };
}

/** The first of the frontmatter, those of the text, and the rest. */
function imagesOf(file: string, body: string): SiteImage[] {
  const nameOf = createNames();
  const image = ({ imgSrc, ...rest }: Source) => ({
    ...rest,
    name: nameOf(imgSrc),
    file: join(root, dirname(file), imgSrc),
  });
  const [first, ...rest] = ((fieldsOf(file)['images'] ?? []) as Source[]).map(image);
  const inText = [...body.matchAll(/^!\[(.*?)\]\((\S+?)(?: "(.*)")?\)$/gm)].map(
    ([, alt = '', imgSrc = '', captionText = '']) => image({ imgSrc, alt, captionText }),
  );
  return [...(first ? [first] : []), ...inText, ...rest];
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
