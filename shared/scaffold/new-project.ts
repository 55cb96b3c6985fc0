import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aliases, areaNames, isAreaName, type AreaName } from '@portfolio/contract/areas';
import { ContentError } from '@portfolio/content/source/content-error';
import { listPages, type ListedPage } from '@portfolio/content/text/links/list-pages';
import { contentFolder, folderName, pageFile, reservedNames, shellPaths } from '@portfolio/content/text/links/routes';
import { titleLimit } from '@portfolio/content/page/schema';
import { labelLimit } from '@portfolio/content/site/site-schema';
import { groupsOf, readSettings, type NamedGroup } from '@portfolio/content/site/site-settings';
import { pageTemplate } from '@portfolio/content/page/page-template';

/**
 * Makes the content folder of a new page that builds as it is.
 * @param args of the command line: area, code, title, and a group where the area has several.
 * @returns the file relative to the root, and the path of the page.
 * @throws ContentError for invalid arguments; nothing is written then.
 */
export async function newProject(
  root: string,
  args: readonly string[],
  year = new Date().getFullYear(),
): Promise<{ file: string; path: string }> {
  const [area = '', code = '', titleWords = '', group, ...rest] = args;
  const title = titleWords.replace(/\s+/g, ' ').trim();
  if (!isAreaName(area))
    throw new ContentError(
      `${area ? `There is no area "${area}"` : 'Say where'}: it is one of ${areaNames.join(', ')}, as in ${example}.`,
    );
  if (!folderName.test(code))
    throw new ContentError(
      `${code ? `"${code}" can't be an address` : 'Say which code the page has'}: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
    );
  if (!title) throw new ContentError(`Say which title the page has, as in ${example}.`);
  if (title.length > titleLimit)
    throw new ContentError(
      `The title has ${title.length} characters: it may have ${titleLimit}, so put the rest into the summary.`,
    );
  // What a terminal could not read as UTF-8, and half of a character.
  if (/[\ufffd\p{Surrogate}]/u.test(title))
    throw new ContentError('The title has a character that is not UTF-8: type it again, or give it without that one.');
  if (rest.length > 0) throw new ContentError(`There are too many words: put the title in quotes, as in ${example}.`);
  const settings = readSettings(root);
  checkGroup(area, groupsOf(settings, area), group);
  const pages = listPages(root);
  checkFree(root, code, pages);

  const order = Math.max(0, ...pages.filter((page) => page.area === area).map((page) => page.order)) + 1;
  const file = pageFile(area, code);
  await mkdir(join(contentFolder(root, area), code), { recursive: true });
  await writeFile(
    join(root, file),
    pageTemplate({ title, order: Math.ceil(order), year, label: labelFor(code, pages), group }, settings.facts),
    { flag: 'wx' },
  );
  return { file, path: `/${code}` };
}

const example = `npm run new ${areaNames[0] ?? ''} TWR "A tower"`;

function checkGroup(area: AreaName, groups: readonly NamedGroup[], group: string | undefined): void {
  const names = groups.map((each) => each.group);
  if (group === undefined || names.includes(group)) return;
  const known = names.length > 0 ? `Its groups are ${names.join(' and ')}` : 'It has no groups';
  throw new ContentError(
    `"${group}" is no group of ${area}. ${known}; a title of several words stands in quotes, as in ${example}.`,
  );
}

function checkFree(root: string, code: string, pages: readonly ListedPage[]): void {
  const same = (name: string) => name.toLowerCase() === code.toLowerCase();
  const page = pages.find(({ name, label }) => same(name) || same(label));
  if (page)
    throw new ContentError(
      `The code "${code}" is taken by ${page.file}, whose code is ${page.label}: choose another one.`,
    );
  const isReserved = [...reservedNames, ...[...shellPaths, ...Object.keys(aliases)].map((path) => path.slice(1))].some(
    same,
  );
  if (isReserved) throw new ContentError(`The address /${code} is taken by the site itself: choose another code.`);
  for (const area of areaNames) {
    const folder = namesIn(contentFolder(root, area)).find(same);
    if (folder)
      throw new ContentError(
        `remote-${area}/content/${folder} exists already, without an index.md: take it away, or choose another code.`,
      );
  }
}

/** A code that is free in the whole site: the beginning of a word, with a number if need be. */
export function freeCode(word: string, pages: readonly Pick<ListedPage, 'label' | 'name'>[]): string {
  const letters = word.toUpperCase().slice(0, labelLimit - 1);
  const taken = new Set(pages.flatMap(({ label, name }) => [label.toUpperCase(), name.toUpperCase()]));
  const numbered = Array.from({ length: 9 }, (_, index) => letters + (index + 1));
  return [letters, ...numbered].find((code) => !taken.has(code)) ?? letters;
}

/** The narrow sidebar has room for four characters: a longer code gets a short label that is free. */
function labelFor(code: string, pages: readonly ListedPage[]): string | undefined {
  if (code.length <= labelLimit) return undefined;
  const capitals = code.replace(/[^A-Z]/g, '').slice(0, labelLimit);
  const letters = code.replace(/-/g, '').toUpperCase();
  const taken = new Set(pages.map(({ label }) => label.toLowerCase()));
  const numbered = Array.from({ length: 99 }, (_, index) => letters.slice(0, 2) + (index + 1));
  return [
    ...(capitals.length > 1 ? [capitals] : []),
    letters.slice(0, 3),
    letters.slice(0, labelLimit),
    ...numbered,
  ].find((label) => !taken.has(label.toLowerCase()));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
