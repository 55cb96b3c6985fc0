import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherLanguages } from '@portfolio/content/site/site-settings';
import { readSourceFile } from '@portfolio/content/source/frontmatter';
import { languageFile } from '@portfolio/content/source/language-file';
import { loadLetters } from '@portfolio/render/letters/face';
import { outlined } from '@portfolio/render/letters/outlined';
import { ownTexts } from '@portfolio/study/own-texts';
import { root } from '@portfolio/workspace/root';
import { commandLine } from '@portfolio/workspace/run-command';
import { contentModules, contentOf } from './content-modules';

/** The drawings of a page by the name of their file; those with words in a language of the site. */
export type Figures = Readonly<Record<string, (language?: string) => string>>;

type PageFigures = { figures: Figures; worded?: readonly string[] };

const {
  names: wanted,
  values: { check: checking, language },
} = commandLine({
  does: 'Writes every drawing of the showcases, and those with words in each language of the site. Words choose by name.',
  usage: 'npm run site -- figures [word…]',
  options: {
    check: { type: 'boolean', default: false, says: 'writes nothing and names those that differ from their code' },
    language: { type: 'string', says: 'those with words, in this language alone' },
  },
  example: 'npm run site -- figures --check',
});
let differing = 0;

// Before a study is loaded: it takes its texts once, so each language is drawn in a process of its own.
const area = 'remote-development/content/index.md';
if (language) {
  const source = readSourceFile(root, languageFile(area, language));
  Object.assign(ownTexts, (source?.value as { studies?: object } | undefined)?.studies);
}

await loadLetters();
for (const [page, { figures, worded = [] }] of await contentModules<PageFigures>('figures.ts')) {
  for (const [drawing, draw] of Object.entries(figures)) {
    if (language && !worded.includes(drawing)) continue;
    const name = language ? languageFile(`${drawing}.svg`, language) : `${drawing}.svg`;
    const label = `${page}/${name}`;
    if (wanted.length > 0 && !wanted.some((word) => label.includes(word))) continue;
    const file = join(contentOf(page), name);
    const text = outlined(draw(language));
    if (!checking) {
      await writeFile(file, text);
      console.log(`${label} ${(text.length / 1024).toFixed(0)} KB`);
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      differing++;
      console.error(`${label} differs from its code: run: npm run site -- figures`);
    }
  }
}
if (!language)
  for (const other of otherLanguages(root)) {
    const { status } = spawnSync(
      process.execPath,
      [...process.execArgv, ...process.argv.slice(1), `--language=${other}`],
      {
        stdio: 'inherit',
      },
    );
    if (status !== 0) differing++;
  }
if (differing > 0) process.exitCode = 1;
