import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areas, type AreaName, type GroupName } from '../contract/areas';
import { featuredLimit, type AreaSummary, type Entry, type PageDocument } from '../contract/page';
import { ContentError } from './content-error';
import { parseFields, readSource } from './frontmatter';
import { readPage, type PageContext, type ReadPage } from './read-page';
import { contentFolder, pageFolders, readRoutes } from './routes';
import { areaSchema } from './schema';

export type AreaContent = { summary: AreaSummary; entries: readonly Entry[]; pages: readonly PageDocument[] };

/**
 * Reads all content of an area, in the order in which it is shown.
 * @param media where encoded pictures go and under which URL they will stand.
 * @throws ContentError for the first mistake in any of its files.
 */
export async function readArea(root: string, area: AreaName, media: Pick<PageContext, 'cache' | 'media' | 'mediaUrl'>): Promise<AreaContent> {
  const file = `remote-${area}/content/index.md`;
  const folder = contentFolder(root, area);
  if (!existsSync(join(folder, 'index.md'))) throw new ContentError(file, 1, 'The file does not exist', 'Every area has one, with a title.');
  const source = readSource(file, await readFile(join(folder, 'index.md'), 'utf8'));
  const fields = parseFields(source, areaSchema);
  const context: PageContext = { root, area, routes: readRoutes(root), ...media };

  const pages: ReadPage[] = [];
  for (const name of pageFolders(folder)) pages.push(await readPage(context, name));
  pages.sort((a, b) => groupIndex(area, a) - groupIndex(area, b) || a.order - b.order || a.entry.path.localeCompare(b.entry.path));
  pages.forEach((page) => checkGroup(area, page));
  for (const { entry } of pages) Object.assign(entry, { group: groupOf(area, entry) });
  checkDuplicates(pages, context.routes);

  const entries = pages.map(({ entry }) => entry);
  const names: readonly GroupName[] = areas[area].groups;
  return {
    entries,
    pages: pages.map(({ page }, index) => ({ ...page, ...neighbours(entries, index) })),
    summary: {
      title: fields.title,
      groups: names.map((group) => {
        const members = entries.filter((entry) => groupOf(area, entry) === group);
        const intro = fields.groups?.[group] ?? (names.length === 1 ? source.body.trim() : '');
        return { group, intro, count: members.length, entries: members.slice(0, featuredLimit) };
      }),
    },
  };
}

function groupOf(area: AreaName, entry: Entry): GroupName | undefined {
  return entry.group ?? areas[area].groups[0];
}

function groupIndex(area: AreaName, { entry }: ReadPage): number {
  return (areas[area].groups as readonly (GroupName | undefined)[]).indexOf(groupOf(area, entry));
}

function checkGroup(area: AreaName, { entry, file }: ReadPage): void {
  const names: readonly string[] = areas[area].groups;
  if (!entry.group || names.includes(entry.group)) return;
  throw new ContentError(file, 1, `The group "${entry.group}" does not belong to ${area}`, `Expected: ${names.join(' or ') || 'no group'}.`);
}

function checkDuplicates(pages: readonly ReadPage[], routes: ReadonlyMap<string, string>): void {
  const labels = new Map<string, string>();
  for (const { entry, file } of pages) {
    const other = labels.get(entry.label);
    if (other) throw new ContentError(file, 1, `The code "${entry.label}" is taken by ${other}`, 'Every project has a code of its own: change label or the name of the folder.');
    labels.set(entry.label, file);
    const owner = routes.get(entry.path);
    if (owner && !file.startsWith(`${owner}/`)) throw new ContentError(file, 1, `The path ${entry.path} is taken by ${owner}`, 'Rename the folder.');
    const twin = [...routes.keys()].find((path) => path !== entry.path && path.toLowerCase() === entry.path.toLowerCase());
    if (twin && !isAlias(twin)) throw new ContentError(file, 1, `The path ${entry.path} differs from ${twin} only in capitals`, 'Rename the folder.');
  }
}

function isAlias(path: string): boolean {
  return path === '/contact';
}

function neighbours(entries: readonly Entry[], index: number): Pick<PageDocument, 'previous' | 'next'> {
  const previous = entries[index - 1];
  const next = entries[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
