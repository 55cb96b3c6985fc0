import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { compileContent } from '@portfolio/content/compile/compile';
import { siteFile } from '@portfolio/content/site/site-settings';

const folder = join(root, '.cache', 'bench-photo');
/** 300 megapixels. */
const size = { width: 20_000, height: 15_000 };
/** Megabytes of a build's process. */
const limit = 1024;

await runCommand(
  {
    does: "Time and memory of a page with a photo of 300 megapixels, or with the named photo. Made and compiled in processes of their own, so that one's memory is not the other's.",
    usage: 'npm run site -- bench:photo [photo]',
    example: 'npm run site -- bench:photo',
  },
  async ([step = '', file = join(folder, 'photo.jpg')]) => {
    if (step === 'make') return make(file);
    if (step === 'compile') return compile(file);
    const steps = step ? [['compile', step]] : [...(existsSync(file) ? [] : [['make', file]]), ['compile', file]];
    for (const args of steps) {
      const run = [...process.execArgv, process.argv[1] ?? '', ...args];
      const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
      if (status !== 0) process.exitCode = 1;
    }
  },
);

/** Grain, which is the hardest to encode. */
async function make(file: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const tile = await sharp({
    create: { width: size.width / 5, height: size.height / 5, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  await sharp(tile)
    .resize({ ...size, kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toFile(file);
}

async function compile(file: string): Promise<void> {
  const place = join(folder, 'site');
  const page = join(place, 'remote-contact', 'content', 'BIG');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(page, { recursive: true });
  copyFileSync(file, join(page, 'photo.jpg'));
  const image = '  - imgSrc: photo.jpg\n    captionText: ""\n    alt: Grain\n    small: false\n';
  writeFileSync(join(page, 'index.md'), `---\ntitle: Big\nsummary: One sentence.\nimages:\n${image}---\nA text.\n`);
  writeFileSync(join(page, '..', 'index.md'), '---\ntitle: Contact\n---\n');
  mkdirSync(dirname(join(place, siteFile)), { recursive: true });
  copyFileSync(join(root, siteFile), join(place, siteFile));
  const began = performance.now();
  await compileContent(place, 'contact', join(place, 'dist'), { notify: console.log });
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s, at most ${memory} MB (limit ${limit} MB)`);
  if (memory > limit) process.exitCode = 1;
}
