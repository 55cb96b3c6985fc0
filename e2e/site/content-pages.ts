import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { readSource } from '@portfolio/content/source/frontmatter';
import { fieldsIn, listPages } from '@portfolio/content/text/links/list-pages';
import { createNames } from '@portfolio/content/media/page-pictures';
import { readSettings } from '@portfolio/content/site/site-settings';
import { root } from '@portfolio/workspace/root';

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
  /** The title of its group in the sidebar and on the home page; empty where it stands in none. */
  group: string;
  /** Whether the home page begins with it. */
  lead: boolean;
  /** The Markdown after the frontmatter. */
  body: string;
  /** In the order in which they stand on the page. */
  images: readonly SiteImage[];
  /** Files of the pictures that the home page shows after the first one. */
  stages: readonly string[];
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
type Fields = {
  title: string;
  railTitle?: string;
  group?: string;
  lead?: true;
  listed?: false;
  images?: readonly Source[];
  stages?: readonly string[];
};

/** What the owner set. */
export const settings = readSettings(root);

/** The areas whose studies have texts of their own. */
export const translatedAreas: ReadonlySet<AreaName> = new Set(
  areaNames.filter((area) => 'studies' in fieldsIn(root, `remote-${area}/content/index.md`)),
);

/** All pages of the areas, in the order of the sidebar. */
export function readPages(): SitePage[] {
  return listPages(root)
    .sort((a, b) => a.order - b.order)
    .map(readPage)
    .sort((a, b) => place(a) - place(b));
}

function readPage({ area, name, file, label }: ReturnType<typeof listPages>[number]): SitePage {
  const { value, body } = readSource(file, readFileSync(join(root, file), 'utf8'));
  const { title, railTitle = title, group, lead = false, listed = true, images = [], stages = [] } = value as Fields;
  const groups = listed ? settings.groups : [];
  const own = groups.find((each) => each.area === area && (each.name === group || !group));
  return {
    path: `/${name}`,
    area,
    file,
    label,
    title,
    railTitle,
    linkName: `${label} ${railTitle}`,
    group: own?.title ?? '',
    lead,
    body,
    images: imagesOf(images, body, dirname(file)),
    stages,
  };
}

/** The first of the frontmatter, those of the text, and the rest. */
function imagesOf(sources: readonly Source[], body: string, folder: string): SiteImage[] {
  const nameOf = createNames();
  const image = ({ imgSrc, ...rest }: Source) => ({ ...rest, name: nameOf(imgSrc), file: join(root, folder, imgSrc) });
  const [first, ...others] = sources.map(image);
  const inText = [...body.matchAll(/^!\[(.*?)\]\((\S+?)(?: "(.*)")?\)$/gm)].map(
    ([, alt = '', imgSrc = '', captionText = '']) =>
      (!alt && others.find(({ file }) => file === join(root, folder, imgSrc))) || image({ imgSrc, alt, captionText }),
  );
  return [...(first ? [first] : []), ...inText, ...others.filter((other) => !inText.includes(other))];
}

function place({ group }: SitePage): number {
  const index = settings.groups.findIndex(({ title }) => title === group);
  return index < 0 ? settings.groups.length : index;
}
