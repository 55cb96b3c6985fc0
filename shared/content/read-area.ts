import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areas, type AreaName, type GroupName } from '@portfolio/contract/areas';
import { featuredLimit, type AreaSummary, type Entry, type PageDocument } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { readSource, type Source } from './frontmatter';
import { checkPlaces } from './page-places';
import { parseFields } from './parse-fields';
import type { PictureFolders } from './pictures';
import { readPage, type PageContext, type ReadPage } from './read-page';
import { checkFolders, contentFolder, pageFolders, readRoutes } from './routes';
import { areaSchema } from './schema';

export type AreaContent = {
  summary: AreaSummary;
  entries: readonly Entry[];
  pages: readonly PageDocument[];
  /** URLs of preview pictures, by path. */
  shares: Readonly<Record<string, string>>;
};

/**
 * Reads all content of an area, in the order in which it is shown.
 * @param media folder and URL of encoded pictures.
 * @throws ContentError for the first mistake in any of its files.
 */
export async function readArea(root: string, area: AreaName, media: PictureFolders): Promise<AreaContent> {
  const { source, title, intros } = await readIntroduction(root, area);
  const context: PageContext = { root, area, routes: readRoutes(root), ...media };
  checkFolders(root, area);
  const pages: ReadPage[] = [];
  for (const name of pageFolders(contentFolder(root, area))) pages.push(inGroup(area, await readPage(context, name)));
  checkPlaces(root, area, pages);
  pages.sort(
    (a, b) => groupIndex(area, a) - groupIndex(area, b) || a.order - b.order || (a.page.path < b.page.path ? -1 : 1),
  );

  const entries = pages.map(({ entry }) => entry);
  const names: readonly GroupName[] = areas[area].groups;
  const leading = pages.find(({ entry, share }) => entry.lead && share) ?? pages.find(({ share }) => share);
  return {
    entries,
    shares: Object.fromEntries(pages.flatMap(({ entry, share }) => (share ? [[entry.path, share]] : []))),
    pages: pages.map(({ page }, index) => ({ ...page, ...neighbours(entries, index) })),
    summary: {
      title,
      groups: names.map((group) => {
        const members = entries.filter((entry) => entry.group === group);
        const intro = intros[group] ?? (names.length === 1 ? source.body.trim() : '');
        return { group, intro, count: members.length, entries: members.slice(0, featuredLimit) };
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
): Promise<{ source: Source; title: string; intros: Partial<Record<GroupName, string>> }> {
  const file = `remote-${area}/content/index.md`;
  const path = join(contentFolder(root, area), 'index.md');
  if (!existsSync(path)) throw ContentError.at(file, 1, 'The file does not exist', 'a title for the area');
  const source = readSource(file, await readFile(path, 'utf8'));
  const { title, groups: intros = {} } = parseFields(source, areaSchema);
  for (const group of Object.keys(intros)) checkGroup(area, group, source, ['groups', group]);
  return { source, title, intros };
}

/** A page without a group belongs to the first one of its area. */
function inGroup(area: AreaName, page: ReadPage): ReadPage {
  if (page.entry.group) checkGroup(area, page.entry.group, page.source, ['group']);
  const group = page.entry.group ?? areas[area].groups[0];
  return group ? { ...page, entry: { ...page.entry, group } } : page;
}

function checkGroup(area: AreaName, group: string, source: Source, field: readonly string[]): void {
  const names: readonly string[] = areas[area].groups;
  if (names.includes(group)) return;
  throw ContentError.at(
    source.file,
    source.lineOf(field),
    `The group "${group}" does not belong to ${area}`,
    names.join(' or ') || 'no group',
  );
}

function groupIndex(area: AreaName, { entry }: ReadPage): number {
  return (areas[area].groups as readonly (GroupName | undefined)[]).indexOf(entry.group);
}

function neighbours(entries: readonly Entry[], index: number): Pick<PageDocument, 'previous' | 'next'> {
  const previous = entries[index - 1];
  const next = entries[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
