import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { ContentError } from '@portfolio/content/source/content-error';
import { readSource, withLineFeeds, type Source } from '@portfolio/content/source/frontmatter';
import { shortOf } from './new-area';
import { freeCode } from './new-project';
import { listPages } from '@portfolio/content/text/links/list-pages';
import { contentFolder, pageFile } from '@portfolio/content/text/links/routes';
import { otherLanguages, readSettings, siteFile } from '@portfolio/content/site/site-settings';
import { pageTemplate } from '@portfolio/content/page/page-template';
import { siteSchema, type FactRow } from '@portfolio/content/site/site-schema';

/** What `newSite` will take away: folders of content, and how many pages are in them. */
export type Emptied = { folders: readonly string[]; pages: number };

/**
 * What `newSite` would take away.
 * @throws ContentError where the content is not the sample: nobody's own work is taken away.
 */
export function sampleContent(root: string): Emptied {
  if (!readSettings(root).sample)
    throw new ContentError(
      `${siteFile} does not say "sample: true", so this content is somebody's own and stays. Pages are made with npm run new <area> <code> "<title>".`,
    );
  const folders = areaNames.map((area) => `remote-${area}/content`).filter((each) => existsSync(join(root, each)));
  return { folders, pages: listPages(root).length };
}

/**
 * Empties the sample and leaves one page in every area, which says what to write instead.
 * @returns the files to begin with, relative to the root.
 * @throws ContentError where the content is not the sample; nothing is changed then.
 */
export async function newSite(root: string, year = new Date().getFullYear()): Promise<string[]> {
  sampleContent(root);
  const translations = await translationsOf(root);
  const contact = await contactPage(root);
  const areas = areaNames.filter((area) => area !== contact?.area && existsSync(contentFolder(root, area)));
  const kept = { ...(await shellFiles(root)), ...contact?.files };
  const settings = await startingSettings(areas, contact && `/${contact.name}`);
  const { facts } = siteSchema.parse(readSource(siteFile, settings).value);
  const pages = startingPages(areas, facts, year);
  for (const area of areaNames) await rm(contentFolder(root, area), { recursive: true, force: true });
  for (const file of [...(await journeysOf(root)), ...translations]) await rm(file);
  for (const [file, text] of Object.entries({ ...kept, [siteFile]: settings, ...pages })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return [siteFile, ...Object.keys(pages).filter((file) => file.split('/').length > 3)];
}

/** The sample's own journeys beside the shell's content; those beside its pages go with them. */
async function journeysOf(root: string): Promise<string[]> {
  const folder = join(root, 'shell/content');
  return (await readdir(folder)).filter((name) => name.endsWith('.spec.ts')).map((name) => join(folder, name));
}

/** The shell's files in the sample's other languages; those of its areas go with them. */
async function translationsOf(root: string): Promise<string[]> {
  const folder = join(root, 'shell/content');
  const endings = otherLanguages(root).map((language) => `.${language}.md`);
  return (await readdir(folder))
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(folder, name));
}

/** `shell/content/site.md`, with a group for each area. */
async function startingSettings(areas: readonly AreaName[], contact: string | undefined): Promise<string> {
  const groups = areas.map((area) => {
    const title = titleOf(area);
    return [
      `- name: ${area}`,
      `  area: ${area}`,
      `  title: ${title}`,
      `  short: ${shortOf(title)}`,
      `  form: grid`,
      `  counted: { one: ${area} work, other: ${area} works }`,
    ].join('\n  ');
  });
  const template = withLineFeeds(await readFile(join(import.meta.dirname, 'site-template.md'), 'utf8'));
  return template
    .replace('{groups}', groups.join('\n  '))
    .replace('{contact}\n\n', contact ? `# The page by which you are reached.\ncontact: ${contact}\n\n` : '');
}

function startingPages(areas: readonly AreaName[], facts: readonly FactRow[], year: number): Record<string, string> {
  const files: Record<string, string> = {};
  const codes: { name: string; label: string }[] = [];
  for (const area of areas) {
    const title = titleOf(area);
    const code = freeCode(area, codes);
    codes.push({ name: code, label: code });
    const intro = 'One or two sentences that introduce these works on the home page.';
    files[`remote-${area}/content/index.md`] = document({ title }, intro);
    files[pageFile(area, code)] = pageTemplate({ title: `First ${area} work`, order: 1, year }, facts);
  }
  return files;
}

/** The title of an area until its owner gives it one. */
function titleOf(area: AreaName): string {
  return area.charAt(0).toUpperCase() + area.slice(1);
}

/** The page with the form keeps the words of the form; what it says about its owner goes. */
async function contactPage(root: string) {
  const path = readSettings(root).contact;
  const page = listPages(root).find(({ name }) => `/${name}` === path);
  if (!page) return undefined;
  const { title, form } = fieldsOf(await read(root, page.file));
  const text = document(
    {
      title,
      railTitle: title,
      order: 1,
      summary: 'Write with this form: it has a name, an email address and a message.',
      form,
    },
    'Say who you are, what you like to be asked, and how soon you answer.',
  );
  const intro = document({ title }, 'A few lines are enough.');
  const files = { [`remote-${page.area}/content/index.md`]: intro, [page.file]: text };
  return { area: page.area, name: page.name, files };
}

/** The words of buttons and notices stay; sentences about the works of the sample go. */
async function shellFiles(root: string): Promise<Record<string, string>> {
  const changedFile = async (name: string, change: Readonly<Record<string, unknown>>, body?: string) => {
    const file = `shell/content/${name}.md`;
    const source = await read(root, file);
    return [file, document({ ...fieldsOf(source), ...change }, body ?? source.body.trim())] as const;
  };
  const home = `# {role}. {counts}.\n\n## Contact\n\n[Write to me.](${readSettings(root).contact ?? '/works'})`;
  const files = [
    await changedFile(
      'home',
      { summary: 'One sentence of at most 200 characters about you, for search engines.' },
      home,
    ),
    await changedFile('works', { summary: 'All works in one list, with place, type, status, size and year.' }),
    await changedFile(
      'not-found',
      {},
      'There is no page at this address. Capitals and small letters make a difference here.',
    ),
    await changedFile('search', {
      summary: 'Over the titles, facts and texts of all pages.',
      hint: 'Type a title, a code, a place or a material.',
      synonyms: undefined,
    }),
  ];
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="currentColor" d="M8 8h48v48H8z"/></svg>\n';
  return { ...Object.fromEntries(files), 'shell/content/icon.svg': icon };
}

async function read(root: string, file: string): Promise<Source> {
  return readSource(file, await readFile(join(root, file), 'utf8'));
}

function fieldsOf({ value }: Source): Readonly<Record<string, unknown>> {
  return { ...(value as object) };
}

function document(fields: Readonly<Record<string, unknown>>, body: string): string {
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return `---\n${stringify(written, { lineWidth: 0 })}---\n${body}\n`;
}
