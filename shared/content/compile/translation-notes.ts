import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contentFolder, pageFile, pageFolders } from '../text/links/routes';
import { areasElsewhere } from '../text/links/live-routes';
import { shellFiles } from '../shell-content/read-shell';
import { otherLanguages, readSettings, siteFile } from '../site/site-settings';
import { filesIn } from '../source/content-file';
import { readSourceFile, type Source } from '../source/frontmatter';
import { languageFile } from '../source/language-file';
import { areaWords, pageWords, siteWords, wordsIn } from '../text/translation/words';
import type { Words } from '../text/translation/merged';

/** The files of a site that have words, with what they say in them. */
function translatable(root: string): { file: string; words: Words | true }[] {
  const elsewhere = areasElsewhere(root);
  const areas = areaNames.filter((area) => !elsewhere.includes(area));
  return [
    ...shellFiles.map((file) => ({ file, words: file === siteFile ? siteWords : (true as const) })),
    ...areas.flatMap((area: AreaName) => [
      { file: `remote-${area}/content/index.md`, words: areaWords },
      ...pageFolders(contentFolder(root, area)).map((name) => ({ file: pageFile(area, name), words: pageWords })),
    ]),
  ];
}

/**
 * A sentence for each file without a translation, for each translation that is older than its original, for each drawing
 * with words that a translated page shows as it is, and for each file of a language that the site does not have.
 */
export function translationNotes(root: string): string[] {
  const files = translatable(root).map(({ file }) => file);
  return [
    ...missingAndOlder(root),
    ...otherLanguages(root).flatMap((language) => files.flatMap((file) => wordedDrawings(root, file, language))),
    ...files.flatMap((file) => strangers(root, file)),
  ];
}

/** A word of a drawing, as text or said by its outline: units and letters of a key are the same in every language. */
const word = /(?:<text\b[^>]*>[^<]*?|<path class="letters" aria-label="[^"]*?)(\p{L}{3,}[^<"]*)/u;

/** Drawings beside a translated page whose words are those of its original. */
function wordedDrawings(root: string, file: string, language: string): string[] {
  const folder = dirname(file);
  const names = filesIn(join(root, folder));
  if (!names.includes(basename(languageFile(file, language)))) return [];
  return names
    .filter((name) => /^[^.]+\.svg$/.test(name) && !names.includes(languageFile(name, language)))
    .flatMap((name) => {
      const [, text] = word.exec(readFileSync(join(root, folder, name), 'utf8')) ?? [];
      return text ? `${folder}/${languageFile(name, language)} is missing: ${name} says "${text.trim()}"` : [];
    });
}

/** Files beside a text that are named like translations of it. */
function strangers(root: string, file: string): string[] {
  const languages = readSettings(root).languages;
  const [folder, stem] = [dirname(file), basename(file, '.md')];
  const tags = filesIn(join(root, folder)).flatMap((name) => {
    const [, own, tag = ''] = /^(.+?)\.([\w-]+)\.md$/i.exec(name) ?? [];
    return own === stem && !languages.slice(1).includes(tag) ? [tag] : [];
  });
  return tags.map((tag) => {
    const meant = languages.find((language) => language.toLowerCase() === tag.toLowerCase());
    const known = meant ? `spelt ${meant}` : `none of the languages of ${siteFile}, ${languages.join(', ')}`;
    return `${folder}/${stem}.${tag}.md is not read: ${tag} is ${known}`;
  });
}

function missingAndOlder(root: string): string[] {
  return otherLanguages(root).flatMap((language) =>
    translatable(root).flatMap(({ file, words }) => {
      const original = readSourceFile(root, file);
      return original ? (noteOn(root, original, words, language) ?? []) : [];
    }),
  );
}

function noteOn(root: string, original: Source, words: Words | true, language: string): string | undefined {
  const file = languageFile(original.file, language);
  const translation = readSourceFile(root, file);
  if (!translation) return `${file} is missing: ${original.file} is shown as it is`;
  const [written, now] = [(translation.value as { translates?: unknown } | null)?.translates, hashOf(original, words)];
  if (written === now) return undefined;
  const line = translation.lineOf(['translates']);
  return written === undefined
    ? `${file}:${line} does not say which text it translates: translates: "${now}"`
    : `${file}:${line} is older than ${original.file}: when it says the same again, translates: "${now}"`;
}

/** Changes with the words of a text, and with nothing else in its file. */
export function hashOf({ value, body }: Source, words: Words | true): string {
  const text = JSON.stringify([wordsIn(value, words), body.trim()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
