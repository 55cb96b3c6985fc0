import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '@portfolio/workspace/run-command';

const lines = 1_000_000;
/** Seconds and MB of the whole command. */
const limits = { seconds: 10, megabytes: 300 };
const days = 5;
const root = join(import.meta.dirname, '..');

commandLine({
  does: 'Seconds and memory of npm run site -- health over a million lines, of visits to 200 pages of two releases with 500 different failures.',
  usage: 'npm run site -- bench:health',
  example: 'npm run site -- bench:health',
});
const folder = mkdtempSync(join(tmpdir(), 'portfolio-health-'));
try {
  writeSite();
  const measure = `process.on('exit', () => console.error(JSON.stringify(process.resourceUsage())))`;
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', `data:text/javascript,${measure}`, 'shared/commands/health.ts', '--json'],
    { cwd: root, env: { ...process.env, SITE: join(folder, 'site') }, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const seconds = (performance.now() - began) / 1000;
  const used = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  const megabytes = used.maxRSS / 1024;
  const processor = (used.userCPUTime + used.systemCPUTime) / 1e6;
  const read = status === 0 ? (JSON.parse(stdout) as { lines: number }).lines : 0;
  console.log(
    `${read} lines: ${seconds.toFixed(1)} s (limit ${limits.seconds} s; ${processor.toFixed(1)} s of processors), ${megabytes.toFixed(0)} MB (limit ${limits.megabytes} MB)`,
  );
  if (read !== lines || seconds > limits.seconds || !(megabytes <= limits.megabytes)) {
    if (status !== 0) console.log(stderr);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A site of which only `releases.json` is read, and lines of the last days. */
function writeSite(): void {
  const published = new Date().toISOString();
  const history = ['a', 'b'].map((letter) => ({ release: letter.repeat(20), published }));
  const live = { live: 'b'.repeat(20), history };
  const releases = { contract: 1, shell: live, areas: { research: { ...live, load: {}, summary: {} } } };
  const state = join(folder, '.site', '1');
  mkdirSync(join(folder, '.site', 'health'), { recursive: true });
  mkdirSync(state);
  symlinkSync(state, join(folder, 'site'));
  writeFileSync(join(state, 'releases.json'), JSON.stringify(releases));
  for (let day = 0; day < days; day++) writeDay(day);
}

function writeDay(day: number): void {
  const name = new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10);
  const file = openSync(join(folder, '.site', 'health', `${name}.jsonl`), 'w');
  for (let index = 0; index < lines / days; index += 1000)
    writeSync(file, Array.from({ length: 1000 }, (_, more) => `${JSON.stringify(lineAt(index + more))}\n`).join(''));
  closeSync(file);
}

/** Four measurements of a visit, and a failure in each twentieth line. */
function lineAt(index: number): object {
  const letter = Math.floor(index / 4) % 2 ? 'a' : 'b';
  const page = {
    path: `/P${index % 200}`,
    area: 'research',
    areaRelease: letter.repeat(20),
    shellRelease: 'b'.repeat(20),
  };
  const place = `_areas/research/${letter.repeat(20)}/browser/study.1a2b3c4d.js:1:${index % 500}`;
  if (index % 20 === 0) return { time: '08:21', name: 'error', ...page, error: `TypeError: ${index % 500}`, place };
  const name = ['TTFB', 'LCP', 'INP', 'CLS'][index % 4] ?? '';
  return { time: '08:21', name, ...page, value: name === 'CLS' ? (index % 97) / 1000 : (index * 7919) % 4000 };
}
