import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import config from '../playwright.config';
import { publishSite, serveFolder } from '../serve-site';
import { countLoad } from './pages/count-load';
import { bearable, inPeace, type Disturbed } from '../in-peace';
import { measureNavigation, type Navigation } from './pages/measure-navigation';
import { processorIndex } from './pages/processor';
import { profiles, type ProfileName } from './pages/profiles';
import { promises } from './pages/promises';
import { asMarkdown, asPicture, circumstances, isKept } from './pages/report';
import { disturbanceOf, medians, type Results } from './pages/results';
import { timeLoad } from './pages/time-load';
import type { Watched } from './pages/watch-page';
import { makeRivals, rivals, type Rival } from './rivals/rivals';

/** One page of each kind: home, project, showcase, study, form. */
const routes = ['/', '/GDL', '/DanceForYou', '/PACKING', '/Contact'];
const way = { from: '/GDL', link: { path: '/IMP', heading: 'Art and museum park' } };
const root = join(import.meta.dirname, '..', '..');

/**
 * `npm run bench [-- /GDL … --runs=9 --profile=phone --slowness=2]`: the site beside its rivals, interleaved. Writes
 * `e2e/bench/results/pages.md` and `pages.svg` when everything was measured; ends with 1 where a promise is not kept.
 * Another slowness of the phone's processor is for machines that are slow themselves; what it shows is not written, and
 * neither is what a machine shows that works for others meanwhile.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, profile: { type: 'string' }, slowness: { type: 'string' } },
});
if (values.runs) profiles.phone.runs = profiles.desktop.runs = Number(values.runs);
if (values.slowness) profiles.phone.slowness = Number(values.slowness);
const wanted = (Object.keys(profiles) as ProfileName[]).filter((name) => !values.profile || name === values.profile);
const wantedRoutes = positionals.length > 0 ? positionals : routes;
const names = Object.keys(rivals) as Rival[];

const folders = await makeRivals(publishSite('bench-site'), join(root, '.cache', 'bench-rivals'));
const servers = await Promise.all(
  names.map(async (rival, index) => ({ rival, ...(await serveFolder(folders[rival], 4370 + index)) })),
);
const browser = await chromium.launch(config.use?.launchOptions);
const { executablePath = '', args = [] } = config.use?.launchOptions ?? {};
/** For what a library that looks into the page would disturb. */
const unwatched = await puppeteer.launch({ executablePath, args });
const results: Results = { processors: [], loads: [], navigations: [] };
try {
  for (const profile of wanted) {
    const { index } = await inPeace(async () => ({ index: await processorIndex(browser, profiles[profile]) }));
    results.processors.push({ profile, slowness: profiles[profile].slowness, index });
    for (const route of wantedRoutes) await compareLoads(profile, route);
    for (const prepared of [false, true]) await compareNavigations(profile, prepared);
  }
} finally {
  await Promise.all([browser.close(), unwatched.close()]);
  for (const { stop } of servers) stop();
}
report();

async function compareLoads(profile: ProfileName, route: string): Promise<void> {
  const timed = new Map<Rival, (Watched & Disturbed)[]>(names.map((rival) => [rival, []]));
  for (let run = 0; run < profiles[profile].runs; run++)
    for (const { rival, origin } of inTurn(run))
      timed.get(rival)?.push(await inPeace(() => timeLoad(unwatched, profiles[profile], `${origin}${route}`)));
  for (const { rival, origin } of servers) {
    const cost = await countLoad(browser, profiles[profile], `${origin}${route}`);
    const load = { ...cost, ...medians(timed.get(rival) ?? []) };
    results.loads.push({ profile, route, rival, load });
    console.log(
      `${profile} ${route.padEnd(12)} ${rivals[rival].padEnd(40)} largest paint ${load.largestPaint.toFixed(0).padStart(5)} ms, hydrated ${load.hydrated.toFixed(0).padStart(5)} ms, blocking ${load.blocking.toFixed(0).padStart(4)} ms`,
    );
  }
}

async function compareNavigations(profile: ProfileName, prepared: boolean): Promise<void> {
  const measured = new Map<Rival, (Navigation & Disturbed)[]>(names.map((rival) => [rival, []]));
  for (let run = 0; run < profiles[profile].runs; run++)
    for (const { rival, origin } of inTurn(run)) {
      const { from, link } = way;
      const measure = () => measureNavigation(browser, profiles[profile], `${origin}${from}`, link, prepared);
      measured.get(rival)?.push(await inPeace(measure));
    }
  for (const [rival, navigations] of measured) {
    const navigation = medians(navigations);
    results.navigations.push({ profile, rival, prepared, navigation });
    console.log(
      `${profile} ${prepared ? 'prefetched' : 'cold'} way   ${rivals[rival].padEnd(40)} ${navigation.painted.toFixed(0)} ms`,
    );
  }
}

/**
 * In such orders that over as many runs as there are rivals, an even number, each follows each other once: what one
 * leaves behind in the browser is not always the same one's burden.
 * https://en.wikipedia.org/wiki/Latin_square (Williams design)
 */
function inTurn(run: number): typeof servers {
  // 0, 1, -1, 2 and so on, counted round.
  const places = servers.map((_, index) => (index % 2 ? (index + 1) / 2 : servers.length - index / 2));
  return places.flatMap((place) => servers[(place + run) % servers.length] ?? []);
}

function report(): void {
  console.log(circumstances(results));
  if (!wanted.includes('phone')) return;
  const promised = promises(results);
  const broken = promised.filter((each) => !isKept(each));
  for (const { sentence, measured, limit } of broken)
    console.log(`not kept: ${sentence}: ${measured.toPrecision(3)}, at most ${limit.toPrecision(3)}`);
  console.log(`${promised.length - broken.length} of ${promised.length} promises kept`);
  process.exitCode = broken.length > 0 ? 1 : 0;
  if (wanted.length < Object.keys(profiles).length || positionals.length > 0 || values.slowness) return;
  if (disturbanceOf(results) > bearable) {
    console.log('Nothing is written: these are the milliseconds of a machine that worked for others meanwhile.');
    return;
  }
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pages.md'), asMarkdown(results, promised));
  writeFileSync(join(folder, 'pages.svg'), asPicture(results));
}
