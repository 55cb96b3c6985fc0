import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentModules, contentOf } from './content-modules';

type Figures = { figures: Readonly<Record<string, () => string>> };

/** Writes every drawing of the showcases; with `--check` only names those that differ from their code. Other words choose by name. */
const args = process.argv.slice(2);
const checking = args.includes('--check');
const wanted = args.filter((word) => !word.startsWith('--'));
let differing = 0;

for (const [page, { figures }] of await contentModules<Figures>('figures.ts')) {
  for (const [drawing, draw] of Object.entries(figures)) {
    const name = `${drawing}.svg`;
    const label = `${page}/${name}`;
    if (wanted.length > 0 && !wanted.some((word) => label.includes(word))) continue;
    const file = join(contentOf(page), name);
    const text = draw();
    if (!checking) {
      await writeFile(file, text);
      console.log(`${label} ${(text.length / 1024).toFixed(0)} KB`);
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
      differing++;
      console.error(`${label} differs from its code: run: npm run figures`);
    }
  }
}
if (differing > 0) process.exitCode = 1;
