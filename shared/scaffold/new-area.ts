import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areaName, areaTable, reservedAreaNames } from '@portfolio/workspace/check-areas';
import { areaNames, areas } from '@portfolio/contract/areas';
import { areaFiles } from './area-files';
import { ContentError } from '@portfolio/content/source/content-error';
import { freeCode } from './new-project';
import { listPages } from '@portfolio/content/text/links/list-pages';
import { titleLimit } from '@portfolio/content/page/schema';
import { shortLimit, type SiteSettings } from '@portfolio/content/site/site-schema';
import { readSettings, siteFile } from '@portfolio/content/site/site-settings';
import { withGroup } from './with-group';

const example = 'npm run new area writing "Writing"';
/** Where the last row of the table ends. */
const endOfTable = /\n\} as const satisfies Record<string, AreaRow>;/;

/**
 * Adds an area: its row in the area table, its group among the site's settings, and its folder with a first page and a
 * test.
 * @param args of the command line: name and title.
 * @returns the files relative to the root, and the address of the first page.
 * @throws ContentError for invalid arguments; nothing is written then.
 */
export async function newArea(
  root: string,
  args: readonly string[],
  year = new Date().getFullYear(),
): Promise<{ files: string[]; path: string }> {
  const [name = '', titleWords = '', ...rest] = args;
  const title = titleWords.replace(/\s+/g, ' ').trim();
  const settings = readSettings(root);
  checkArguments(root, name, title, rest, settings);
  const table = await readFile(join(root, areaTable), 'utf8');
  const end = endOfTable.exec(table);
  if (!end) throw new ContentError(`${areaTable}: the end of the table was not found. Expected: ${endOfTable.source}.`);

  const code = freeCode(name, listPages(root));
  const files = areaFiles({ name, title, code, year, facts: settings.facts });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content, { flag: 'wx' });
  }
  const site = await readFile(join(root, siteFile), 'utf8');
  const group = { name, area: name, title, short: shortOf(title), form: 'grid' };
  // Last: a row without a folder, or a group without a row, would stop every other command.
  await writeFile(join(root, areaTable), `${table.slice(0, end.index)}\n${row(name)}${table.slice(end.index)}`);
  await writeFile(join(root, siteFile), withGroup(site, group));
  return { files: [areaTable, siteFile, ...Object.keys(files)], path: `/${code}` };
}

function checkArguments(
  root: string,
  name: string,
  title: string,
  rest: readonly string[],
  { groups }: SiteSettings,
): void {
  if (!areaName.test(name))
    throw new ContentError(
      `${name ? `"${name}" can't be an area` : 'Say which name the area has'}: a name has small letters and digits and begins with a letter, as in ${example}.`,
    );
  const taken: readonly string[] = [...areaNames, ...groups.map((each) => each.name), ...reservedAreaNames];
  if (taken.includes(name))
    throw new ContentError(`The name "${name}" is taken: choose another one, as in ${example}.`);
  if (existsSync(join(root, `remote-${name}`)))
    throw new ContentError(`The folder remote-${name} exists already: take it away, or choose another name.`);
  if (!title) throw new ContentError(`Say which title the area has, as in ${example}.`);
  if (title.length > titleLimit)
    throw new ContentError(`The title has ${title.length} characters: it may have ${titleLimit}.`);
  if (rest.length > 0) throw new ContentError(`There are too many words: put the title in quotes, as in ${example}.`);
}

function row(name: string): string {
  return `  ${name}: { port: ${Math.max(...areaNames.map((area) => areas[area].port)) + 1} },`;
}

/** For the narrow sidebar: the first word, or its beginning. */
export function shortOf(title: string): string {
  const [word = ''] = title.split(' ');
  return word.length <= shortLimit ? word : [...word].slice(0, 4).join('');
}
