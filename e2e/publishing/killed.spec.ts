import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { createRandom } from './random';
import { pageNames, repository, serveSite, workbench } from './workbench';

const kills = 20;
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Starts a process that publishes in a loop. `begun` waits for the start of its next publish and returns its time. */
function startPublishing(site: string, builds: readonly string[]) {
  const script = join(repository, 'e2e/publishing/publish-alternately.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, site, ...builds], { cwd: repository });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const ended = once(child, 'close').then(() => complaint);
  return {
    begun: async () => Number((await lines.next()).value),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}

async function durationOf(site: string, builds: readonly string[]): Promise<number> {
  const publishing = startPublishing(site, builds);
  const begins: number[] = [];
  for (let count = 0; count < 8; count++) begins.push(await publishing.begun());
  await publishing.kill();
  const durations = begins
    .slice(1)
    .map((begin, index) => begin - begins[index]!)
    .sort((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)]!;
}

/** Reads all pages and releases.json as a visitor. @returns the release that they all belong to. */
async function servedRelease(address: string, pages: readonly string[]): Promise<string> {
  const releases = await (await fetch(`${address}/releases.json`)).json();
  const live = releases.areas.research.live as string;
  for (const page of pages) {
    const answer = await fetch(`${address}/${page}`);
    const html = await answer.text();
    const state = JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)![1]!);
    expect({ page, status: answer.status, release: state.lock.area.release }).toEqual({
      page,
      status: 200,
      release: live,
    });
    for (const script of Object.keys(state.lock.area.scripts))
      expect((await fetch(`${address}/_areas/research/${live}/browser/${script}`)).status).toBe(200);
  }
  return live;
}

test('a publish killed at any point leaves one complete state, old or new, and the next one works', async () => {
  test.setTimeout(300_000);
  console.log(`    SEED=${seed}`);
  const bench = workbench('killed');
  const pages = pageNames(bench, 'research');
  await bench.publish('shell', ...areaNames);
  const builds = [await bench.build('research')];
  for (const name of pages)
    appendFileSync(
      join(bench.root, 'remote-research', 'content', name, 'index.md'),
      '\n\nA paragraph that was written later.\n',
    );
  builds.push(await bench.build('research'));
  const { publish } = await import('@portfolio/publish/publish');
  const { folderStorage } = await import('@portfolio/publish/folder-storage');
  const { address, close } = await serveSite(bench.site);

  // The two possible states: every state must equal one of them, except for the times in releases.json.
  const whole = new Map<string, Map<string, string>>();
  for (const research of builds) {
    const [published] = await publish(folderStorage(bench.site), { research });
    whole.set(published!.release, siteFiles(bench.site));
  }
  const duration = await durationOf(bench.site, builds);
  const random = createRandom(seed);
  let midway = 0;

  for (let kill = 0; kill < kills; kill++) {
    const publishing = startPublishing(bench.site, builds);
    // The first publish of a process is slower, because it loads the code.
    for (let count = 0; count < 3; count++) await publishing.begun();
    await setTimeout(((kill + random()) / kills) * duration);
    await publishing.kill();
    if (lstatSync(join(bench.site, '..', '.site', 'lock'), { throwIfNoEntry: false })) midway++;

    const live = await servedRelease(address, pages);
    const pagesOnly = (files: ReadonlyMap<string, string>) =>
      new Map([...files].filter(([path]) => path !== 'releases.json'));
    // The very first state has no second release.
    const other = differences(pagesOnly(whole.get(live)!), pagesOnly(siteFiles(bench.site))).filter(
      (path) => ![...whole.keys()].some((release) => path.startsWith(`_areas/research/${release}/`)),
    );
    expect(other).toEqual([]);

    const research = builds[[...whole.keys()].indexOf(live) === 0 ? 1 : 0]!;
    const [published] = await publish(folderStorage(bench.site), { research });
    expect(published).toMatchObject({ changed: true, pages: pages.length });
    expect(await servedRelease(address, pages)).toBe(published!.release);
    expect(
      readdirSync(join(bench.site, '..', '.site')).filter((name) => !/^(?:\d+|changes\.json(?:\.draft)?)$/.test(name)),
    ).toEqual([]);
  }
  close();
  console.log(`    a publish takes ${Math.round(duration)} ms; ${midway} of ${kills} kills hit one midway`);
  expect(midway).toBeGreaterThan(0);
});

test('of several concurrent publishes over a stale lock one continues and the others are refused with one sentence', async () => {
  test.setTimeout(180_000);
  const bench = workbench('at-once');
  await bench.publish('shell', ...areaNames);
  const builds = [await bench.build('research'), await bench.build('research')];
  appendFileSync(join(builds[1]!, 'content', 'pages', 'DGS.json'), ' ');
  const dead = startPublishing(bench.site, builds);
  await dead.begun();
  await dead.begun();
  await dead.kill();
  const { address, close } = await serveSite(bench.site);

  const publishing = Array.from({ length: 4 }, () => startPublishing(bench.site, builds));
  let refused = 0;
  const ends = publishing.map(async ({ ended }) => {
    const said = await ended;
    refused++;
    return said;
  });
  await expect.poll(() => refused, { timeout: 120_000 }).toBe(publishing.length - 1);
  for (const { kill } of publishing) await kill();
  const said = await Promise.all(ends);
  expect(said.filter((text) => text.includes('PublishError: Another publish is running (process '))).toHaveLength(
    publishing.length - 1,
  );
  await servedRelease(address, pageNames(bench, 'research'));
  close();
});
