import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import type { MediaFiles, ReleaseOwner } from '@portfolio/contract/release';
import { adjustment, brandColours, parseColour } from '../site/brand-colours';
import { writeIcons } from '../shell-content/icons';
import { readLinkContext } from '../text/links/link-context';
import { readArea, type AreaContent, type CompileOptions } from './read-area';
import { readShell, type ShellContent } from '../shell-content/read-shell';
import { otherLanguages, readSettingsSource, siteFile } from '../site/site-settings';
import { searchDocuments } from './search-documents';
import { loadStudyReaders } from '../studies/study-block';

/**
 * Compiles the content of one workspace into `<output>/content`: JSON for the pages, and pictures in `media`.
 * An error leaves the previous output unchanged.
 * @returns the number of pages.
 */
export async function compileContent(
  root: string,
  owner: ReleaseOwner,
  output: string,
  options: CompileOptions = {},
): Promise<number> {
  const folder = join(output, 'content');
  const draft = `${folder}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const count = await (owner === 'shell'
      ? compileShell(root, draft, options)
      : compileArea(root, owner, draft, options));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return count;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function compileShell(root: string, folder: string, { drafts, notify }: CompileOptions): Promise<number> {
  const content = await readShell(root, drafts);
  const { settings, site, downloads, order, pages } = content;
  const { fill } = brandColours(parseColour(settings.colour) ?? '');
  await writeIcons(root, folder, {
    site,
    summary: pages[0]?.summary ?? '',
    colour: fill.light,
    ...(notify && { notify }),
  });
  const adjusted = adjustment(settings.colour);
  if (adjusted) notify?.(`${siteFile}:${readSettingsSource(root).lineOf(['colour'])}: Warning: ${adjusted}`);
  for (const { name, path } of downloads) await copyFile(path, join(folder, name));
  await writeJson(folder, 'order', order);
  await writeJson(folder, 'facts', settings.facts);
  await writeShell(folder, content);
  for (const language of otherLanguages(root))
    await writeShell(join(folder, language), await readShell(root, drafts, language));
  return pages.length;
}

/** What there is of the shell once for each language of the site. */
async function writeShell(folder: string, { site, texts, pages }: ShellContent): Promise<void> {
  await writeJson(folder, 'site', site);
  await writeJson(folder, 'texts', texts);
  await writePages(folder, pages);
}

async function compileArea(root: string, area: AreaName, folder: string, options: CompileOptions): Promise<number> {
  const media = join(folder, 'media');
  const { care, onPicture, later } = options;
  const folders = {
    cache: join(root, '.cache', 'pictures'),
    media,
    mediaUrl: mediaUrl(area),
    ...(care && { care }),
    ...(onPicture && { onPicture }),
    ...(later && { later }),
  };
  const inAll = {
    readers: await loadStudyReaders(area),
    links: readLinkContext(root, options.drafts ?? 'left out'),
    inspected: new Set<string>(),
  };
  const read = (language?: string) =>
    readArea(root, area, folders, { ...options, ...inAll, ...(language && { language }) });
  const content = await read();
  await writeJson(folder, 'shares', content.shares);
  await writeArea(folder, content);
  for (const language of otherLanguages(root)) await writeArea(join(folder, language), await read(language));
  await mkdir(media, { recursive: true });
  await writeJson(folder, 'media', await mediaFiles(media));
  return content.pages.length;
}

/** The same of an area. */
async function writeArea(folder: string, { summary, entries, pages, words }: AreaContent): Promise<void> {
  await writeJson(folder, 'summary', summary);
  await writeJson(folder, 'entries', entries);
  await writeJson(folder, 'search', searchDocuments(entries, pages, words));
  await writePages(folder, pages);
}

async function writePages(folder: string, pages: readonly { path: string }[]): Promise<void> {
  for (const page of pages) await writeJson(join(folder, 'pages'), pageName(page.path), page);
}

async function mediaFiles(folder: string): Promise<MediaFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = files.sort().map(async (file) => {
    const path = relative(folder, file).split(sep).join('/');
    return [path, { bytes: (await stat(file)).size }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** Where an area's pictures are published: beside its releases, because their names contain a hash. */
export function mediaUrl(area: AreaName): string {
  return `/_areas/${area}/media/`;
}

/** The file name of a page without extension: "/HAL" → "HAL", "/" → "index". */
export function pageName(path: string): string {
  return path.slice(1) || 'index';
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(value));
}
