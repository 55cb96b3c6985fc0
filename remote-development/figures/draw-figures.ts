import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figures as architectureKorea } from '../content/ArchitectureKorea/figures';
import { figures as danceForYou } from '../content/DanceForYou/figures';
import { figures as pianissimo } from '../content/Pianissimo/figures';

const pages = { ArchitectureKorea: architectureKorea, DanceForYou: danceForYou, Pianissimo: pianissimo };

/** Writes every drawing of the showcases; with `--check` only names those that differ from their code. Other words choose by name. */
const words = process.argv.slice(2);
const checking = words.includes('--check');
const wanted = words.filter((word) => !word.startsWith('--'));
let differing = 0;

for (const [page, figures] of Object.entries(pages)) {
  for (const [name, draw] of Object.entries(figures)) {
    const label = `${page}/${name}.svg`;
    if (wanted.length > 0 && !wanted.some((word) => label.includes(word))) continue;
    const file = join(import.meta.dirname, '..', 'content', page, `${name}.svg`);
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
