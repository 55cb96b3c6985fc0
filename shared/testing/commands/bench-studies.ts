import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaNames } from '@portfolio/contract/areas';
import { commandLine } from '@portfolio/workspace/run-command';
import type { BenchCase } from '../bench-case';
import { root } from '@portfolio/workspace/root';

const factors = [1, 2, 5, 10];
/** In milliseconds. Each size is repeated for this long, and the fastest run counts because it was disturbed least. */
const minDurationMs = 400;

const { names } = commandLine({
  does: "Time against size, up to ten times the page's own, for the cases of studies whose name contains a word.",
  usage: 'npm run site -- bench:studies [word…]',
  example: 'npm run site -- bench:studies daylight',
});
console.log('Fastest run in milliseconds at the size of the page and at 2, 5 and 10 times this size');
for (const file of benchFiles()) {
  const { cases } = (await import(pathToFileURL(file).href)) as { cases: readonly BenchCase[] };
  for (const benchCase of cases) {
    if (names.length > 0 && !names.some((word) => benchCase.name.toLowerCase().includes(word.toLowerCase()))) continue;
    const times = factors.map((factor) => fastest(benchCase.prepare(benchCase.baseSize * factor)));
    const growth = Math.log((times.at(-1) ?? 0) / (times[0] || 1)) / Math.log(10);
    console.log(
      `${benchCase.name.padEnd(44)} ${`${benchCase.baseSize} ${benchCase.unit}`.padStart(16)} ` +
        `${times.map((time) => time.toFixed(2).padStart(9)).join(' ')}   grows like n^${growth.toFixed(1)}`,
    );
  }
}

function benchFiles(): string[] {
  return areaNames.flatMap((area) => {
    const source = join(root, `remote-${area}`, 'src');
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.bench.ts'))
      .sort()
      .map((name) => join(source, name));
  });
}

function fastest(run: () => unknown): number {
  let fastestMs = Infinity;
  const end = performance.now() + minDurationMs;
  let runs = 0;
  do {
    const start = performance.now();
    run();
    fastestMs = Math.min(fastestMs, performance.now() - start);
    runs += 1;
  } while (runs < 3 || performance.now() < end);
  return fastestMs;
}
