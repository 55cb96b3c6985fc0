import { chromium } from '@playwright/test';
import { commandLine } from '@portfolio/workspace/run-command';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { sweepKills } from '../../killed/kill-sweep';
import { soak } from '../soak';

const { names } = commandLine({
  does: 'A publish killed at each of its writes, then 1,000 publishes, roll-backs and prunes, or as many as said, some of them killed, while visitors browse. SEED repeats a run.',
  usage: 'npm run site -- soak [number]',
  example: 'SEED=7 npm run site -- soak 100',
});
const operations = Number(names[0] ?? 1000);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Replaces the line on a terminal. */
function progress(sentence: string): void {
  process.stderr.write(`  ${sentence}${process.stderr.isTTY ? '\r' : '\n'}`);
}

async function measure(title: string, work: () => Promise<Record<string, unknown>>): Promise<void> {
  console.log(title);
  const began = performance.now();
  for (const [what, count] of Object.entries(await work())) console.log(`  ${what.padEnd(10)} ${String(count)}`);
  console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

console.log(`SEED=${seed}`);
await measure('A publish killed at each of its writes', () => sweepKills(1, seed, progress));
const browser = await chromium.launch(wholeBrowser.launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await measure(`${operations} random operations`, async () => {
    const { size, ...counts } = await soak(operations, seed, page, progress);
    const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
    return { ...counts, size: `${megabytes(size.first)} at first, ${megabytes(size.most)} at most` };
  });
} finally {
  await browser.close();
}
console.log('No failed load, no lost release, no orphan file.');
