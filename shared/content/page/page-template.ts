import { stringify } from 'yaml';
import type { PageDocument } from '@portfolio/contract/page';
import { railTitleLimit } from './schema';
import type { FactRow } from '../site/site-schema';

export type NewPage = {
  title: string;
  order: number;
  year: number;
  label?: string | undefined;
  group?: string | undefined;
};

/** What a new page says until its author does. */
const words = {
  summary: 'One sentence of at most 200 characters, for lists and search engines.',
  description: 'What it is and what is special about it, in at most 60 words. It stands beside the pictures.',
  type: 'What it is in two words',
  place: 'Where it stands',
  captionText: 'A caption, or nothing between the quotes.',
  alt: 'A sentence that says what is seen, for those who cannot see the picture.',
  credit: 'Whose picture it is',
  beginning: 'The first paragraph says what this is and why it is worth a look.',
  idea: 'Write what was asked, and what you made of it.',
  making: 'Write what was tried, what was given up, and what stayed.',
};

/** What a new page says in a fact: a value, that there is none, or what is meant there. */
function startOf({ name, values, none, hint }: FactRow): string {
  return values?.[0] ?? hint ?? none[0] ?? `What belongs to ${name}`;
}

/** Facts that an author has to write in words of their own. */
function openFacts(rows: readonly FactRow[]): readonly FactRow[] {
  return rows.filter(({ means, values, none, hint }) => means !== 'year' && !values && (hint || none.length === 0));
}

export type PlacedEntry = { type?: string | undefined; place?: string | undefined };

/** The fields of a page, as its frontmatter names them, that still say what a new page says; "text" for its body. */
export function untouchedIn(page: PageDocument, { type, place }: PlacedEntry, rows: readonly FactRow[]): string[] {
  const facts = Object.fromEntries(page.facts);
  const html = page.sections.flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : '')));
  const isIn = (sentence: string) => html.some((each) => each.includes(sentence));
  return [
    ...(['summary', 'description'] as const).filter((field) => page[field] === words[field]),
    ...(['type', 'place'] as const).filter((field) => ({ type, place })[field] === words[field]),
    ...openFacts(rows)
      .filter((row) => facts[row.name] === startOf(row))
      .map(({ name }) => `facts.${name}`),
    ...page.figures.flatMap((figure, index) =>
      (['captionText', 'alt', 'credit'] as const)
        .filter((field) => figure[field] === words[field])
        .map((field) => `images.${index}.${field}`),
    ),
    ...([words.beginning, words.idea, words.making].some(isIn) ? ['text'] : []),
  ];
}

/** A content file that builds as it is; its text says what to write instead. */
export function pageTemplate({ title, order, year, label, group }: NewPage, rows: readonly FactRow[]): string {
  const facts = rows
    .filter(({ means }) => means !== 'year')
    .map((row) => `  ${scalar(row.name)}: ${scalar(startOf(row))}\n`);
  const optional = [label && `label: ${JSON.stringify(label)}`, group && `group: ${group}`]
    .filter(Boolean)
    .map((line) => `${line}\n`);
  return `---
title: ${JSON.stringify(title)}
railTitle: ${JSON.stringify(railTitle(title))}
${optional.join('')}order: ${order}
summary: "${words.summary}"
description: "${words.description}"
type: ${words.type}
place: ${words.place}
year: ${year}
${facts.length > 0 ? `facts:\n${facts.join('')}` : ''}# Put pictures beside this file, take the # signs away, and say what is seen. The first one is the cover.
# images:
#   - imgSrc: hero.jpg
#     captionText: "${words.captionText}"
#     alt: "${words.alt}"
#     credit: "${words.credit}"
#     small: false
#     focus: 50% 50%
---
${words.beginning} It stands alone, before the first heading.

## The idea

${words.idea} An empty line begins a new paragraph. A link to another page is written as [the list of all works](/works).

## How it was made

${words.making}
`;
}

/** A text as YAML, in quotes where it needs them. */
function scalar(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** As many whole words of the title as fit into the sidebar. */
function railTitle(title: string): string {
  let short = '';
  for (const word of title.split(' ')) {
    const longer = short ? `${short} ${word}` : word;
    if (longer.length > railTitleLimit) break;
    short = longer;
  }
  if (short) return short;
  for (const letter of title) {
    if (short.length + letter.length > railTitleLimit) break;
    short += letter;
  }
  return short;
}
