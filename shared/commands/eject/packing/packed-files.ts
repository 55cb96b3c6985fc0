import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** npm packs them whatever "files" says. */
const always = ['package.json', 'README.md'];
/** What builds and installs write into a package's folder. */
const generated = /(^|\/)(node_modules|dist)\/|\.module\.css\.d\.ts$/;

/**
 * The files of a package that are packed, sorted, relative to its folder. What a build wrote there is not packed, so
 * that a checkout that was built packs the same as one that was not.
 * @param patterns "files" of its package.json, with `*`, `**` and a leading `!`.
 */
export function packedFiles(folder: string, patterns: readonly string[]): string[] {
  const wanted = patterns.filter((each) => !each.startsWith('!')).map(expressionOf);
  const unwanted = patterns.filter((each) => each.startsWith('!')).map((each) => expressionOf(each.slice(1)));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !generated.test(file) && !unwanted.some((each) => each.test(file)))
    .filter((file) => always.includes(file) || wanted.some((each) => each.test(file)))
    .sort();
}

/** The same choice for git, which also knows the files that were there before. */
export function pathspecsOf(folder: string, patterns: readonly string[]): string[] {
  return [...always, ...patterns].map((each) =>
    each.startsWith('!') ? `:(exclude,glob)${folder}/${each.slice(1)}` : `:(glob)${folder}/${each}`,
  );
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()[\]{}|\\?]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => ({ '**/': '(?:.*/)?', '**': '.*' })[stars] ?? '[^/]*');
  return new RegExp(`^${source}$`);
}
