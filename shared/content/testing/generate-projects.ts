import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AreaName } from '@portfolio/contract/areas';
import { groupsOf, readSettings } from '../site/site-settings';
import type { FactRow, SiteSettings } from '../site/site-schema';

const nouns =
  'roof court stair wall window garden street hall room table lamp river hill bridge tower yard door corner shadow line'.split(
    ' ',
  );
const verbs = 'carries follows meets leaves holds turns opens closes divides joins'.split(' ');
const adjectives = 'long low quiet narrow round white open steep thin deep wide old'.split(' ');
const wordsPerBody = 300;
const wordsPerParagraph = 60;

type Random = { below: (limit: number) => number; of: (values: readonly string[]) => string };

/**
 * Writes project folders P0001, P0002, … into an area of a root, for tests of scale. `prefix` replaces the P. The same
 * seed writes the same text. With `pictures`, every third project has a small picture.
 * @returns the codes.
 */
export async function generateProjects(
  root: string,
  area: AreaName,
  count: number,
  seed = 1,
  { pictures = false, prefix = 'P' } = {},
): Promise<string[]> {
  const content = join(root, `remote-${area}`, 'content');
  const settings = readSettings(root);
  const random = createRandom(seed);
  const codes = Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(4, '0')}`);
  await mkdir(content, { recursive: true });
  if (!existsSync(join(content, 'index.md')))
    await writeFile(join(content, 'index.md'), `---\ntitle: ${area}\n---\nGenerated works.\n`);
  for (const [index, code] of codes.entries()) {
    const folder = join(content, code);
    const hasPicture = pictures && index % 3 === 0;
    await mkdir(folder, { recursive: true });
    if (hasPicture) await writeFile(join(folder, 'hero.png'), await picture(random));
    await writeFile(
      join(folder, 'index.md'),
      frontmatter(settings, area, index, hasPicture, random) + body(codes, index, random),
    );
  }
  return codes;
}

function frontmatter(
  settings: SiteSettings,
  area: AreaName,
  index: number,
  hasPicture: boolean,
  random: Random,
): string {
  const title = capital(`${random.of(adjectives)} ${random.of(nouns)} ${index + 1}`);
  const names = groupsOf(settings, area).map(({ group }) => group);
  const facts = settings.facts
    .filter(({ means }) => means !== 'year')
    .map((row) => `  ${row.name}: ${fact(row, random)}`);
  const group = names[index % Math.max(1, names.length)];
  const images = [
    'images:',
    '  - imgSrc: hero.png',
    `    captionText: ${quoted(sentence(random))}`,
    '    alt: A generated picture of one colour.',
    '    small: false',
  ];
  return [
    '---',
    `title: ${title}`,
    `railTitle: ${title.slice(0, 20).trim()}`,
    ...(group ? [`group: ${group}`] : []),
    `order: ${index + 1}`,
    `summary: ${quoted(sentence(random))}`,
    `description: ${quoted(`${sentence(random)} ${sentence(random)}`)}`,
    `type: ${capital(random.of(nouns))}`,
    `place: ${capital(random.of(adjectives))} ${random.of(nouns)}`,
    `year: ${1990 + random.below(36)}`,
    ...(facts.length > 0 ? ['facts:', ...facts] : []),
    ...(hasPicture ? images : []),
    '---\n',
  ].join('\n');
}

/** One of the values that a fact may have, or a few words. */
function fact({ values, none }: FactRow, random: Random): string {
  return random.of([...(values ?? [`The ${random.of(adjectives)} ${random.of(nouns)}`]), ...none.slice(0, 1)]);
}

/** Three sections, each with a link to another project. */
function body(codes: readonly string[], index: number, random: Random): string {
  const paragraphs: string[] = [];
  for (let words = 0; words < wordsPerBody; words += wordsPerParagraph) paragraphs.push(paragraph(random));
  const link = () => `See also [another work](/${codes[random.below(codes.length)] ?? codes[index]}).`;
  const [opening = '', ...rest] = paragraphs;
  const half = Math.ceil(rest.length / 2);
  return [
    `${opening} ${link()}`,
    '## The idea',
    ...rest.slice(0, half),
    link(),
    `## The ${random.of(nouns)}`,
    ...rest.slice(half),
    link(),
    '',
  ].join('\n\n');
}

function paragraph(random: Random): string {
  const sentences: string[] = [];
  for (let words = 0; words < wordsPerParagraph; words += 10) sentences.push(sentence(random));
  return sentences.join(' ');
}

/** Ten words. */
function sentence(random: Random): string {
  const part = () => `the ${random.of(adjectives)} ${random.of(nouns)}`;
  return capital(`${part()} ${random.of(verbs)} ${part()} and ${random.of(verbs)} it.`);
}

async function picture(random: Random): Promise<Buffer> {
  const background = { r: random.below(256), g: random.below(256), b: random.below(256) };
  return sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
}

/** The Mulberry32 generator by Tommy Ettinger: small, and the same on every platform. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, of: (values) => values[below(values.length)] ?? '' };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
