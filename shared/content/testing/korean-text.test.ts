import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { root } from '@portfolio/workspace/root';
import { readSourceFile } from '../source/frontmatter';

const folders = ['shell', ...areaNames.map((name) => `remote-${name}`)].map((name) => `${name}/content`);
const files = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ko.md'))
      .map((file) => `${folder}/${file}`),
  );

/** All texts of a file that have Hangul: those of its fields, and its lines without code, addresses and variables. */
function textsIn(file: string): string[] {
  const { value, body } = readSourceFile(root, file) ?? { value: {}, body: '' };
  const lines = body.replace(/^```[\s\S]*?^```/gm, '').split('\n');
  return [...stringsIn(value), ...lines]
    .map((text) => text.replace(/\]\([^)]*\)|`[^`]*`|\{\w+\}/g, ''))
    .filter((text) => /[가-힣]/.test(text));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

/** What Korean text has instead: “ ” ‘ ’ and their nesting, 「 」 『 』 《 》 〈 〉, ~ between numbers, … and half-wide stops. */
const wrong: Readonly<Record<string, RegExp>> = {
  'a straight quotation mark': /["']/,
  'a quotation mark that is not closed': /“[^”]*$|‘[^’]*$|「[^」]*$|『[^』]*$|《[^》]*$|〈[^〉]*$|^[^“]*”|^[^‘]*’/,
  'a stop or bracket of Chinese or Japanese width': /[、。，．：；！？（）]/,
  'a dash between numbers': /\d ?[–—] ?\d/,
  'emphasis by slanted letters, which Hangul does not have': /(?<![*\w])\*[^*\s][^*]*\*(?!\*)/,
  'three full stops': /\.\.\./,
  'a space before a bracket that explains the word': /[가-힣] \([^)]*[a-z]+[^)]*\)(?=[가-힣])/i,
};

test.each(Object.entries(wrong))('Korean text has nowhere %s', (_, pattern) => {
  const found = files.flatMap((file) =>
    textsIn(file).flatMap((text) => (pattern.test(text) ? `${file}: ${text}` : [])),
  );
  expect(found).toEqual([]);
});
