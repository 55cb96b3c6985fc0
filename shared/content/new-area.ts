import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areaName, areaTable, reservedAreaNames } from '@portfolio/workspace/check-areas';
import { areaNames, areas, groupNamesOf } from '@portfolio/contract/areas';
import { areaFiles } from './area-files';
import { ContentError } from './content-error';
import { freeCode } from './new-project';
import { listPages } from './page-list';
import { titleLimit } from './schema';

const example = 'npm run new area writing "Writing"';
/** Where the last row of the table ends. */
const endOfTable = /\n\} as const satisfies Record<string, AreaRow>;/;

/**
 * Adds an area: its row in the area table, and its folder with a first page and a test.
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
  checkArguments(root, name, title, rest);
  const table = await readFile(join(root, areaTable), 'utf8');
  const end = endOfTable.exec(table);
  if (!end) throw new ContentError(`${areaTable}: the end of the table was not found. Expected: ${endOfTable.source}.`);

  const code = freeCode(name, listPages(root));
  const files = areaFiles({ name, title, code, year });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content, { flag: 'wx' });
  }
  // Last: a row without a folder would stop every other command.
  await writeFile(join(root, areaTable), `${table.slice(0, end.index)}\n${row(name, title)}${table.slice(end.index)}`);
  return { files: [areaTable, ...Object.keys(files)], path: `/${code}` };
}

function checkArguments(root: string, name: string, title: string, rest: readonly string[]): void {
  if (!areaName.test(name))
    throw new ContentError(
      `${name ? `"${name}" can't be an area` : 'Say which name the area has'}: a name has small letters and digits and begins with a letter, as in ${example}.`,
    );
  const taken: readonly string[] = [...areaNames, ...areaNames.flatMap(groupNamesOf), ...reservedAreaNames];
  if (taken.includes(name))
    throw new ContentError(`The name "${name}" is taken: choose another one, as in ${example}.`);
  if (existsSync(join(root, `remote-${name}`)))
    throw new ContentError(`The folder remote-${name} exists already: take it away, or choose another name.`);
  if (!title) throw new ContentError(`Say which title the area has, as in ${example}.`);
  if (title.length > titleLimit)
    throw new ContentError(`The title has ${title.length} characters: it may have ${titleLimit}.`);
  if (rest.length > 0) throw new ContentError(`There are too many words: put the title in quotes, as in ${example}.`);
}

function row(name: string, title: string): string {
  const port = Math.max(...areaNames.map((area) => areas[area].port)) + 1;
  return `  ${name}: {
    port: ${port},
    groups: { ${name}: { title: ${quoted(title)}, short: ${quoted(shortOf(title))}, form: 'grid' } },
  },`;
}

/** For the narrow sidebar: the first word, or its beginning. */
function shortOf(title: string): string {
  const [word = ''] = title.split(' ');
  return word.length <= 5 ? word : [...word].slice(0, 4).join('');
}

/** As Prettier writes it. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}
