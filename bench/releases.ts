import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { preview } from '@portfolio/publish/operations/previews/preview';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { commandLine } from '@portfolio/workspace/run-command';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { repository, workbench, type Workbench } from '../e2e/site/workbench';
import { serveFolder } from '../e2e/site/serve-site';
import { elsewhere } from '../e2e/site/site-pages';
import { median } from './pages/results';

/** Seconds at most. */
const limits = { preview: 5, back: 60 };
const rounds = 5;
const { area } = elsewhere;

commandLine({
  does: 'The time in which a preview of one area is composed, beside its build; and the time after which a guarded release that fails in browsers is taken back. Ends with 1 where a limit is exceeded.',
  usage: 'npm run site -- bench:releases',
  example: 'npm run site -- bench:releases',
});
const bench = workbench('bench-releases');
// Other words than in the repository, so that its builds are new releases here.
write('Words that went.');
await bench.publish('shell', ...areaNames);
report(`preview of ${area}, median of ${rounds}`, await previewSeconds(bench), limits.preview);
report(`${area} with --guard, from going live to being taken back`, await backSeconds(bench), limits.back);

function write(words: string): void {
  appendFileSync(join(bench.root, workspaceName(area), 'content', elsewhere.path, 'index.md'), `\n\n${words}\n`);
}

async function previewSeconds({ site, build }: Workbench): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    write(`Round ${round}.`);
    const folders = { [area]: await build(area) };
    const began = performance.now();
    await preview(folderStorage(site), 'bench', folders);
    times.push(performance.now() - began);
  }
  return median(times) / 1000;
}

/** Publishes with the command and, once it is live, reports failures of it as browsers do. */
async function backSeconds({ site }: Workbench): Promise<number> {
  const before = liveIn(site);
  const { origin, stop } = await serveFolder(site);
  try {
    const publish = spawn('npm', ['run', '--silent', 'publish', '--', '--guard', '--minutes=2', area], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SITE: site },
    });
    await waitForOutput(publish, 'Watching what visits report');
    const began = performance.now();
    for (let visit = 0; visit < 6; visit++) await reportFailure(origin, liveIn(site));
    await once(publish, 'exit');
    if (liveIn(site) !== before) throw new Error('The release was not taken back.');
    return (performance.now() - began) / 1000;
  } finally {
    stop();
  }
}

async function waitForOutput({ stdout }: ChildProcess, words: string): Promise<void> {
  let output = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    if (output.includes(words)) return;
  }
  throw new Error(`The publish did not say "${words}": ${output}`);
}

async function reportFailure(origin: string, release: string): Promise<void> {
  const failure = { name: 'uncaught-error', error: 'no corners', path: elsewhere.path, area, areaRelease: release };
  const { status } = await fetch(`${origin}/_health`, { method: 'POST', body: JSON.stringify(failure) });
  if (status !== 204) throw new Error(`The report was answered with ${status}.`);
}

function liveIn(site: string): string {
  const { areas } = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
  return areas[area]?.live ?? '';
}

function report(what: string, seconds: number, limit: number): void {
  console.log(`${what}: ${seconds.toFixed(1)} s (limit ${limit} s)`);
  if (seconds > limit) process.exitCode = 1;
}
