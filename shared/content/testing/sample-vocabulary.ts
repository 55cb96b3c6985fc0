import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { fieldsIn, listPages } from '../text/links/list-pages';
import { readSettings } from '../site/site-settings';

/** A word of the content that code must not know, as it would stand there. */
export type SampleWord = { word: string; pattern: RegExp };

/**
 * The words by which code would show that it was written for one owner's content: codes, folders and titles of pages,
 * the owner, addresses, colours, facts with their values, titles of groups, skills, and names of settings.
 * @param root with the content.
 */
export function sampleWords(root: string): SampleWord[] {
  const { name, short, email, address, colour, facts, groups, links, profiles } = readSettings(root);
  const isArea = (word: string) => areaNames.some((area) => area === word.toLowerCase());
  const pages = listPages(root).flatMap((page) => [page.name, page.label]);
  const values = facts.flatMap((fact) => [...(fact.values ?? []), ...(fact.name.length > 4 ? [fact.name] : [])]);
  const addresses = [address, ...[...links, ...profiles].map(({ href }) => href)];
  const titles = listPages(root).map(({ file }) => String(fieldsIn(root, file)['title'] ?? ''));
  const words = [
    // A title of one word may be anybody's.
    ...titles.filter((title) => title.includes(' ')).map(bare),
    ...[...new Set(pages)].filter((word) => !isArea(word)).map(named),
    ...[name, ...(isReserved(email) ? [] : [email])].map(bare),
    ...(short.length > 2 ? [bare(short)] : []),
    ...(colour.startsWith('#') ? [bare(colour.slice(1))] : []),
    ...[...values, ...groups.map(({ title }) => title), ...skillsIn(root)].map(quoted),
    ...addresses.filter((each) => !isReserved(each)).map(bare),
    ...variablesIn(root).map(bare),
  ];
  return words;
}

/** Domains that are nobody's: documentation and tests of every site name them (RFC 2606). */
function isReserved(address: string): boolean {
  return /[@/]example\.(?:com|org|net)(?:\/|$)/.test(address);
}

/** The words by which published pages would show it: also the owner's mail and address, if they are nobody's. */
export function publishedWords(root: string): SampleWord[] {
  const { email, address } = readSettings(root);
  return [...sampleWords(root), ...[email, address].map(bare)];
}

/** A page whose name is a word of everyday language counts as an address. */
function named(name: string): SampleWord {
  return bare(/^[a-z]+$/.test(name) ? `/${name}` : name);
}

/** A word with nothing of a word around it. Colours and addresses are written in any case. */
function bare(word: string): SampleWord {
  const isName = /^[\w-]+$/.test(word) && !/^[0-9a-f]{6}$/i.test(word);
  return { word, pattern: new RegExp(`(?<![\\p{L}\\d_-])${escaped(word)}(?![\\p{L}\\d_-])`, isName ? 'u' : 'iu') };
}

/** A word of everyday language counts where code compares or shows it: as a string of its own. */
function quoted(word: string): SampleWord {
  return { word, pattern: new RegExp(`(['"\`])${escaped(word)}\\1`, 'u') };
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Skills that blocks name, in several words: one word, such as TypeScript, may be anybody's. */
function skillsIn(root: string): string[] {
  const blocks = textsOf(root).flatMap((text) => text.match(/^```skills\n[^`]*/gm) ?? []);
  return blocks.flatMap((block) => [...block.matchAll(/^- (.+ .+)$/gm)].map(([, name = '']) => name));
}

function textsOf(root: string): string[] {
  return listPages(root).map(({ file }) => readFileSync(join(root, file), 'utf8'));
}

/** Variables that blocks name, such as LINK_GUIDE. */
export function variablesIn(root: string): string[] {
  return textsOf(root).flatMap((text) => [...text.matchAll(/^\s*variable: (\w+)$/gm)].map(([, name = '']) => name));
}

/** The sources in folders, without generated files; their paths relative to the root. */
export function sourcesIn(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|py)$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file)),
  );
}

/** Where a source has one of the words: "file:line: word". */
export function wordsIn(file: string, source: string, words: readonly SampleWord[]): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      words.filter(({ pattern }) => pattern.test(line)).map(({ word }) => `${file}:${index + 1}: ${word}`),
    );
}
