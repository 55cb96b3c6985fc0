import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaName, GroupName } from '@portfolio/contract/areas';
import { featuredLimit, type AreaSummary, type Entry, type PageDocument } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { isDraft, type Drafts } from './drafts';
import { readSource, type Source } from './frontmatter';
import { readLinkContext } from './link-context';
import { readPlain } from './markdown';
import { checkPlaces } from './page-places';
import { parseFields } from './parse-fields';
import type { PictureFolders } from './pictures';
import { readPage, type PageContext, type ReadPage } from './read-page';
import { checkFolders, contentFolder, pageFolders } from './routes';
import { areaSchemaOf, pageSchemaOf } from './schema';
import type { SiteSettings } from './site-schema';
import { groupsOf, readSettings, type NamedGroup } from './site-settings';
import type { StudyReaders } from './study-reader';
import { readStudyTexts } from './study-texts';
import type { Tell } from './tell';
import type { Signs } from './typed-block';

export type AreaContent = {
  summary: AreaSummary;
  entries: readonly Entry[];
  pages: readonly PageDocument[];
  /** URLs of preview pictures, by path. */
  shares: Readonly<Record<string, string>>;
};

/** `drafts` are left out without it; `tell` receives warnings, and which picture takes long. */
export type CompileOptions = { drafts?: Drafts; tell?: Tell } & Pick<PictureFolders, 'care' | 'onPicture'>;

/** `readers` of the studies that the area has. */
export type AreaOptions = CompileOptions & { readers?: StudyReaders };

/**
 * Reads all content of an area, in the order in which it is shown.
 * @param media folder and URL of encoded pictures.
 * Where drafts are shown, their titles say so.
 * @throws ContentError for the first mistake in any of its files.
 */
export async function readArea(
  root: string,
  area: AreaName,
  media: PictureFolders,
  { drafts = 'left out', tell, readers = {} }: AreaOptions = {},
): Promise<AreaContent> {
  const settings = readSettings(root);
  const groups = groupsOf(settings, area);
  const { source, title, text, intros, signs } = await readIntroduction(root, area, settings);
  const context: PageContext = {
    root,
    area,
    readers,
    studyTexts: readStudyTexts(source, readers),
    signs,
    settings,
    schema: pageSchemaOf(settings),
    ...readLinkContext(root, drafts),
    ...media,
    ...(tell && { tell }),
  };
  checkFolders(root, area);
  const pages: ReadPage[] = [];
  for (const name of pageFolders(contentFolder(root, area))) {
    const draft = isDraft(join(contentFolder(root, area), name, 'index.md'));
    if (draft && drafts === 'left out') continue;
    const page = inGroup(area, groups, await readPage(context, name));
    pages.push(draft ? markedAsDraft(page) : page);
  }
  checkPlaces(root, area, pages);
  pages.sort(
    (a, b) =>
      groupIndex(groups, a) - groupIndex(groups, b) || a.order - b.order || (a.page.path < b.page.path ? -1 : 1),
  );

  const entries = pages.map(({ entry }) => entry);
  const leading = pages.find(({ entry, share }) => entry.lead && share) ?? pages.find(({ share }) => share);
  return {
    entries,
    shares: Object.fromEntries(pages.flatMap(({ entry, share }) => (share ? [[entry.path, share]] : []))),
    pages: pages.map(({ page }, index) => ({ ...page, ...neighbours(entries, index) })),
    summary: {
      title,
      groups: groups.map((row) => {
        const members = entries.filter((entry) => entry.group === row.group);
        const intro = intros[row.group] ?? (groups.length === 1 ? text : '');
        return { ...row, intro, count: members.length, entries: members.slice(0, featuredLimit) };
      }),
      ...(pages.some(({ page }) => hasVideo(page)) && { videos: true as const }),
      ...(leading?.share && { share: { src: leading.share, alt: leading.entry.cover?.alt ?? '' } }),
    },
  };
}

function hasVideo({ sections }: PageDocument): boolean {
  const blocks = sections.flatMap((section) => section.blocks);
  return blocks.some((block) => block.kind === 'videos' && block.videos.some(({ id }) => id));
}

async function readIntroduction(
  root: string,
  area: AreaName,
  settings: SiteSettings,
): Promise<{ source: Source; title: string; text: string; intros: Partial<Record<GroupName, string>>; signs: Signs }> {
  const file = `remote-${area}/content/index.md`;
  const path = join(contentFolder(root, area), 'index.md');
  if (!existsSync(path)) throw ContentError.at(file, 1, 'The file does not exist', 'a title for the area');
  const source = readSource(file, await readFile(path, 'utf8'));
  const { title, groups: intros = {}, signs = {} } = parseFields(source, areaSchemaOf(settings));
  for (const group of Object.keys(intros)) checkGroup(area, groupsOf(settings, area), group, source, ['groups', group]);
  return { source, title, text: readPlain(source), intros, signs };
}

/** So that nobody takes it for a published page, wherever it is listed. */
function markedAsDraft({ entry, page, ...rest }: ReadPage): ReadPage {
  const mark = (title: string) => `Draft: ${title}`;
  return {
    ...rest,
    entry: { ...entry, title: mark(entry.title), railTitle: mark(entry.railTitle) },
    page: { ...page, title: mark(page.title) },
  };
}

/** A page without a group belongs to the first one of its area. */
function inGroup(area: AreaName, groups: readonly NamedGroup[], page: ReadPage): ReadPage {
  if (page.entry.group) checkGroup(area, groups, page.entry.group, page.source, ['group']);
  const group = page.entry.group ?? groups[0]?.group;
  return group ? { ...page, entry: { ...page.entry, group } } : page;
}

function checkGroup(
  area: AreaName,
  groups: readonly NamedGroup[],
  group: string,
  source: Source,
  field: readonly string[],
): void {
  const names = groups.map((each) => each.group);
  if (names.includes(group)) return;
  throw ContentError.at(
    source.file,
    source.lineOf(field),
    `The group "${group}" does not belong to ${area}`,
    names.join(' or ') || 'no group',
  );
}

function groupIndex(groups: readonly NamedGroup[], { entry }: ReadPage): number {
  return groups.findIndex(({ group }) => group === entry.group);
}

function neighbours(entries: readonly Entry[], index: number): Pick<PageDocument, 'previous' | 'next'> {
  const previous = entries[index - 1];
  const next = entries[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
