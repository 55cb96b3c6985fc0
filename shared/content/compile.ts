import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaName } from '../contract/areas';
import type { ReleaseOwner } from '../contract/release';
import { readArea } from './read-area';
import { readShell } from './read-shell';

/**
 * Compiles the content of one workspace into `<output>/content`: JSON for the pages, and pictures in `media`.
 * @returns the number of pages.
 */
export async function compileContent(root: string, owner: ReleaseOwner, output: string): Promise<number> {
  const folder = join(output, 'content');
  await rm(folder, { recursive: true, force: true });
  return owner === 'shell' ? compileShell(root, folder) : compileArea(root, owner, folder);
}

async function compileShell(root: string, folder: string): Promise<number> {
  const { site, words, pages } = await readShell(root);
  await writeJson(folder, 'site', site);
  await writeJson(folder, 'words', words);
  for (const page of pages) await writeJson(join(folder, 'pages'), pageName(page.path), page);
  return pages.length;
}

async function compileArea(root: string, area: AreaName, folder: string): Promise<number> {
  const media = { cache: join(root, '.cache', 'pictures'), media: join(folder, 'media'), mediaUrl: mediaUrl(area) };
  const { summary, entries, pages } = await readArea(root, area, media);
  await writeJson(folder, 'summary', summary);
  await writeJson(folder, 'entries', entries);
  for (const page of pages) await writeJson(join(folder, 'pages'), pageName(page.path), page);
  await mkdir(media.media, { recursive: true });
  await writeJson(folder, 'media', (await readdir(media.media)).sort());
  return pages.length;
}

/** Where an area's pictures stand in the site: beside its releases, because their names carry their hash. */
export function mediaUrl(area: AreaName): string {
  return `/_areas/${area}/media/`;
}

/** The file name of a page without extension: "/GDL" → "GDL", "/" → "index". */
export function pageName(path: string): string {
  return path.slice(1) || 'index';
}

async function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify(value));
}
