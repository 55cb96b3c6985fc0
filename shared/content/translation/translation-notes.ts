import { createHash } from 'node:crypto';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { contentFolder, pageFile, pageFolders } from '../links/routes';
import { areasElsewhere } from '../links/live-routes';
import { shellFiles } from '../site/read-shell';
import { otherLanguages } from '../site/site-settings';
import { readSourceFile, type Source } from '../source/frontmatter';
import { languageFile } from './language-file';
import { areaWords, pageWords, wordsIn } from './words';
import type { Words } from './merged';

/** The files of a site that have words, with what they say in them. */
function translatable(root: string): { file: string; words: Words | true }[] {
  const elsewhere = areasElsewhere(root);
  const areas = areaNames.filter((area) => !elsewhere.includes(area));
  return [
    ...shellFiles.map((file) => ({ file, words: true as const })),
    ...areas.flatMap((area: AreaName) => [
      { file: `remote-${area}/content/index.md`, words: areaWords },
      ...pageFolders(contentFolder(root, area)).map((name) => ({ file: pageFile(area, name), words: pageWords })),
    ]),
  ];
}

/** A sentence for each file without a translation, and for each translation that is older than its original. */
export function translationNotes(root: string): string[] {
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
