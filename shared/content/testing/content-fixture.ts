import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { ContentError } from '../source/content-error';
import { readArea, type AreaContent, type AreaOptions } from '../compile/read-area';
import { siteFile } from '../site/site-settings';
import type { StudyReaders } from '../studies/study-reader';

export type ContentFixture = {
  root: string;
  /** Writes a file, named relative to the root. */
  write: (file: string, content: string | Buffer) => Promise<void>;
  read: (area?: AreaName, readers?: StudyReaders, more?: AreaOptions) => Promise<AreaContent>;
  /** The sentence with which reading an area stops. */
  mistakeIn: (area?: AreaName, readers?: StudyReaders) => Promise<string>;
};

const made: string[] = [];
afterAll(() => Promise.all(made.map((root) => rm(root, { recursive: true, force: true }))));

/** The settings of the site in tests: a fact of every kind, and an area with two groups. */
export const siteText = `---
name: Kim Sample
short: KS
email: kim@example.com
address: https://example.com
languages: [en]
colour: "#1f6f8b"
typeface: Archivo
facts:
  - name: State
    means: status
    values: [Planned, Finished]
  - name: Maker
    hint: Who made it
  - name: Prize
    means: award
    none: [None, No]
  - name: Helpers
    means: contributor
    none: [None, No]
    hint: Who helped
  - name: Year
    means: year
  - name: Weight
groups:
  - { name: architecture, area: architecture, title: Houses, short: Hous, form: stagger }
  - { name: development, area: development, title: Programs, short: Prog, form: strips }
  - { name: research, area: research, title: Papers, short: Pap, form: sheets, toggle: others }
  - { name: study, area: research, title: Studies, short: Stud, form: pairs, toggle: others }
counting:
  numbers: ["no", one, two, three]
  works: { one: work, other: works }
---
`;

/** For tests: a repository with nothing but the settings of a site and an introduction to every area. */
export async function contentFixture(files: Readonly<Record<string, string | Buffer>> = {}): Promise<ContentFixture> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  made.push(root);
  const write: ContentFixture['write'] = async (file, content) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  await write(siteFile, siteText);
  for (const area of areaNames)
    await write(`remote-${area}/content/index.md`, `---\ntitle: ${area}\n---\nAbout ${area}.\n`);
  for (const [file, content] of Object.entries(files)) await write(file, content);
  const read: ContentFixture['read'] = (area = 'architecture', readers = {}, more = {}) => {
    const folders = { cache: join(root, '.cache'), media: join(root, 'media'), mediaUrl: '/media/' };
    return readArea(root, area, folders, { readers, ...more });
  };
  return { root, write, read, mistakeIn: (area, readers) => mistakeOf(read(area, readers)) };
}

/** The sentence of the content error with which the work stops. @throws what else it stops with. */
export async function mistakeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('There was no mistake.'),
    (reason: unknown) => reason,
  );
  if (error instanceof ContentError) return error.message;
  throw error;
}

/** A content file with a title, a summary, and these lines of frontmatter from line 4 on. */
export function page(lines: readonly string[] = [], body = 'A text.'): string {
  return ['---', 'title: A tower', 'summary: One sentence.', ...lines, '---', body, ''].join('\n');
}

/** The page of most tests. */
export const tower = 'remote-architecture/content/TWR/index.md';

export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#663399' } })
    .jpeg()
    .toBuffer();
}

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"><path d="M0 0h300v120z"/></svg>';
