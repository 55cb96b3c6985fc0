import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { readBuildOutput } from '@portfolio/publish/releases/build-output';
import { publish } from '@portfolio/publish/operations/publish/publish';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild, samplePages } from '@portfolio/publish/testing/sample-build';
import { createRandom } from '../../soak/random';
import { History } from './history';
import { readPages, type Readings } from './readers';
import { storageOf, storeOf, type SiteAt } from '../site-of';
import type { TeamOptions } from './team';

export type AttackOptions = {
  publishes: number;
  life: number;
  /** How often each team is killed at most; without it without end. A new process costs seconds. */
  kills?: number;
  lost: number;
  readers: number;
  /** Every so many publishes of a team are followed by a roll-back. */
  rollbackEvery: number;
  seed: number;
  blind?: boolean;
};
export type Figures = {
  publishes: number;
  rollbacks: number;
  prunes: number;
  kills: number;
  states: number;
  pages: number;
  seconds: number;
  /** Sentences about what must not happen. */
  wrong: string[];
};

/** Milliseconds that unused files stay: short, so that prunes really remove among the publishes. */
const grace = 10_000;

/** Four teams publish, roll back and prune at the same time, are killed and lose answers, while readers check every page. */
export async function attack(site: SiteAt, options: AttackOptions): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const [store, storage] = [storeOf(site), storageOf(site, grace)];
  const random = createRandom(options.seed);
  const figures: Figures = {
    publishes: 0,
    rollbacks: 0,
    prunes: 0,
    kills: 0,
    states: 0,
    pages: 0,
    seconds: 0,
    wrong: [],
  };
  const began = performance.now();
  try {
    const all = await buildsOf(folder, options.publishes);
    const buildsOfArea = (area: AreaName) => all.get(area) ?? [];
    const first = Object.fromEntries(areaNames.map((area) => [area, buildsOfArea(area)[0]?.folder ?? '']));
    await buildComposer();
    await publish(storage, { shell: await sampleBuild(join(folder, 'shell'), 'shell'), ...first });
    let over = false;
    const history = new History(store);
    const readings: Readings = { pages: 0, wrong: figures.wrong };
    const paths = ['/', '/works', ...areaNames.flatMap((area) => samplePages[area].map(({ name }) => `/${name}`))];
    const watching = [history.follow(() => over)];
    for (let reader = 0; reader < options.readers; reader++)
      watching.push(readPages(store, paths, createRandom(options.seed + reader), readings, () => over));
    const watched = Promise.all(watching);
    const teams = areaNames.map((area) => {
      const team = { site, area, builds: buildsOfArea(area), blind: false, grace, ...options };
      return follow(team, options.kills ?? Infinity, random, figures);
    });
    await Promise.race([Promise.all(teams), watched]);
    over = true;
    await watched;
    for (const area of areaNames)
      figures.wrong.push(
        ...comparisonOf(
          area,
          await history.releasesOf(area),
          buildsOfArea(area).map(({ release }) => release),
          options.rollbackEvery,
        ),
      );
    if (!history.isWhole) figures.wrong.push('the chain of states has a gap');
    return { ...figures, states: history.states, pages: readings.pages, seconds: (performance.now() - began) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every team's builds; every third one changes the sidebar of all pages. */
async function buildsOf(folder: string, publishes: number): Promise<ReadonlyMap<AreaName, TeamOptions['builds']>> {
  const buildAll = async (area: AreaName) =>
    Promise.all(
      Array.from({ length: publishes + 1 }, async (_, number) => {
        const place = join(folder, `${area}-${number}`);
        const pages = samplePages[area].map((page) => ({
          ...page,
          railTitle: `${page.name} ${Math.floor(number / 3)}`,
        }));
        await sampleBuild(place, area, { code: `release ${number}`, pages });
        return { folder: place, release: (await readBuildOutput(area, place)).id };
      }),
    );
  return new Map(await Promise.all(areaNames.map(async (area) => [area, await buildAll(area)] as const)));
}

/** Starts a team's process again until it has published everything. */
async function follow(team: TeamOptions, mostKills: number, random: () => number, figures: Figures): Promise<void> {
  for (let kills = 0; ; kills++) {
    const life = kills < mostKills ? team.life : 0;
    const options: TeamOptions = { ...team, life, seed: Math.floor(random() * 2 ** 31) };
    const child = fork(join(import.meta.dirname, 'team.ts'), [JSON.stringify(options)], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (text: Buffer) => (complaint += String(text)));
    child.on('message', (done) => {
      if (done === 'published') figures.publishes++;
      if (done === 'rolled back') figures.rollbacks++;
      if (done === 'pruned') figures.prunes++;
    });
    const [code, signal] = await new Promise<[number | null, string | null]>((ended) =>
      child.on('close', (...end) => ended(end)),
    );
    if (code === 0) return;
    if (signal !== 'SIGKILL') figures.wrong.push(`the team of ${team.area} failed: ${complaint}`);
    if (signal !== 'SIGKILL' && figures.wrong.length > 20) return;
    figures.kills++;
  }
}

/** Every release once and in order, and back by one where the team rolled back. */
function comparisonOf(
  area: AreaName,
  found: readonly string[],
  builds: readonly string[],
  rollbackEvery: number,
): string[] {
  const expected = builds.flatMap((release, index) => {
    const isRolledBack = index > 0 && index % rollbackEvery === 0;
    return isRolledBack ? [release, builds[index - 1] ?? ''] : [release];
  });
  if (found.join() === expected.join()) return [];
  const named = (releases: readonly string[]) => releases.map((release) => builds.indexOf(release)).join(' ');
  return [`publishes of ${area} are lost or doubled: ${named(found)} instead of ${named(expected)}`];
}
