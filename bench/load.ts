import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '@portfolio/workspace/run-command';
import { startNginx } from '../shared/publish/journeys/edges/nginx-server';
import { freePort } from '@portfolio/testing/free-port';
import { serveFolder } from '../e2e/site/serve-site';
import { elsewhere, lead } from '../e2e/site/site-pages';

const root = join(import.meta.dirname, '..');
const site = process.env['SITE'] ?? join(root, 'site');
const folder = join(root, '.cache', 'load');
const connections = 500;
/** Growth between the second and the last sample that is still the noise of a heap, in MB. */
const noise = 30;
const { names } = commandLine({
  does: '500 connections for 60 seconds, or as many as said, against the built-in server and nginx with the generated configuration; requests, errors, and the memory of the server.',
  usage: 'npm run site -- bench:load [seconds]',
  example: 'npm run site -- bench:load 60',
});
const seconds = Number(names[0] ?? 60);
if (!(seconds >= 1)) throw new Error(`"${names[0]}" is no number of seconds. Try: npm run site -- bench:load 60`);
if (spawnSync('wrk', ['-v']).error)
  throw new Error('wrk is not here. It is a package of Debian and Ubuntu (apt-get install wrk) and of Homebrew.');
if (!existsSync(site)) throw new Error(`There is no site at ${site}: npm run publish -- all`);

mkdirSync(folder, { recursive: true });
const script = writeMix();
await measure('built-in server', () => serveFolder(site));
const port = await freePort();
await measure('nginx', () => Promise.resolve(startNginx(site, join(folder, 'nginx'), `listen 127.0.0.1:${port};`)));

type Running = { pid: number; stop: () => void };

/** What visitors ask for: pages, a script, a picture and the index of all works, in turn. */
function writeMix(): string {
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  const found = [/(?<=src=")\/_shell\/[^"]+\.js/, /\/_areas\/[^" ,]+\.(avif|jpg)/].map(
    (pattern) => pattern.exec(home)?.[0],
  );
  const paths = ['/', lead.path, elsewhere.path, ...found, '/works.json'].filter((path) => path !== undefined);
  console.log(`${connections} connections for ${seconds} s, in turn: ${paths.join(' ')}`);
  const file = join(folder, 'mix.lua');
  writeFileSync(
    file,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local turn = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
`,
  );
  return file;
}

async function measure(name: string, start: () => Promise<Running>): Promise<void> {
  const { pid, stop } = await start();
  try {
    const samples = [memory(pid)];
    const timer = setInterval(() => samples.push(memory(pid)), Math.min(10, seconds / 3) * 1000);
    const output = await load();
    clearInterval(timer);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    samples.push(memory(pid));
    report(name, output, samples);
  } finally {
    stop();
  }
}

async function load(): Promise<string> {
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const wrk = spawn('wrk', [...args, `http://127.0.0.1:${port}/`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  wrk.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(wrk, 'close');
  return output;
}

function report(name: string, output: string, samples: readonly number[]): void {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? '0';
  const errors = [...output.matchAll(/(Socket errors|Non-2xx or 3xx responses): .*/g)].map(([line]) => line.trim());
  const growth = (samples.at(-1) ?? 0) - (samples[1] ?? 0);
  console.log(`${name}: ${rate} requests/s; ${errors.join('; ') || 'no errors'}`);
  console.log(`  memory in MB: ${samples.map((each) => each.toFixed(0)).join(' → ')} (before, during, 10 s after)`);
  console.log(`  growth from the second sample to the last: ${growth.toFixed(0)} MB`);
  if (rate === '0' || errors.length > 0 || growth > noise) process.exitCode = 1;
}

/** The memory of a process and its children, in MB. */
function memory(pid: number): number {
  const kilobytes = (of: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0);
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children].reduce((sum, each) => sum + kilobytes(each), 0) / 1024;
}
