import { chromium } from '@playwright/test';
import { findChromium } from '@portfolio/testing/find-chromium';
import { soak } from '../soak';

/** `npm run soak`: 1,000 publishes, roll-backs and prunes while visitors browse. SEED repeats a run. */
const operations = Number(process.argv[2] ?? 1000);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
console.log(`${operations} operations, SEED=${seed}`);
const browser = await chromium.launch({
  executablePath: findChromium(chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const began = performance.now();
  const { size, ...counts } = await soak(
    operations,
    seed,
    await browser.newPage({ viewport: { width: 1440, height: 900 } }),
  );
  for (const [what, count] of Object.entries(counts)) console.log(`${what.padEnd(10)} ${count}`);
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  console.log(`size       ${megabytes(size.first)} at first, ${megabytes(size.most)} at most`);
  console.log(`no failed load, no orphan file, ${((performance.now() - began) / 1000).toFixed(0)} s`);
} finally {
  await browser.close();
}
