import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchCase } from '../bench-case';

const root = join(import.meta.dirname, '..', '..', '..');
const factors = [1, 2, 5, 10];
/** Milliseconds that a size is repeated for; the fastest run counts, as the others were disturbed. */
const patience = 400;

/** `npm run bench:studies [-- word …]`: time against size up to ten times the page's own, for cases that hold a word. */
const args = process.argv.slice(2);
console.log('milliseconds, the fastest run, at the size of the page and at 2, 5 and 10 times of it');
for (const file of benchFiles()) {
  const { cases } = (await import(pathToFileURL(file).href)) as { cases: readonly BenchCase[] };
  for (const one of cases) {
    if (args.length && !args.some((word) => one.name.toLowerCase().includes(word.toLowerCase()))) continue;
    const times = factors.map((factor) => fastest(one.prepare(one.own * factor)));
    const growth = Math.log((times.at(-1) ?? 0) / (times[0] || 1)) / Math.log(10);
    console.log(
      `${one.name.padEnd(44)} ${`${one.own} ${one.unit}`.padStart(16)} ` +
        `${times.map((time) => time.toFixed(2).padStart(9)).join(' ')}   grows like n^${growth.toFixed(1)}`,
    );
  }
}

function benchFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'))
    .flatMap((entry) => {
      const source = join(root, entry.name, 'src');
      return readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.bench.ts'))
        .sort()
        .map((name) => join(source, name));
    });
}

function fastest(run: () => unknown): number {
  let least = Infinity;
  const end = performance.now() + patience;
  let runs = 0;
  do {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
    runs += 1;
  } while (runs < 3 || performance.now() < end);
  return least;
}
