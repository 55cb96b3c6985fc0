import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { commandLine } from '@portfolio/workspace/run-command';
import { publishSite } from '../e2e/site/serve-site';
import { sitemapRoutes } from '../e2e/site/sitemap-routes';
import { tolerable, measureUndisturbed } from '@portfolio/testing/measure-undisturbed';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { firstPaintPicture } from './pages/first-paint-picture';
import { goals, misses } from './pages/goals';
import { measureInterleaved } from './pages/interleaved';
import { measureLoad } from './pages/measure-load';
import { measureNavigation } from './pages/measure-navigation';
import { phone, slow4g } from './pages/phone';
import { processorIndex } from './pages/processor-index';
import { circumstances, pictured, writeReport } from './pages/report';
import { disturbanceOf, medians, type LoadResult, type Results } from './pages/results';
import { makeCertificate } from './server/certificate';
import { serveVariants } from './server/serve-variants';
import { makeVariants, variants } from './variants/variants';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache', 'bench');

const { names, values } = commandLine({
  does: "First visits and navigations on a slow phone, the site beside its variants; see bench/README.md. A complete run with the phone's own processor is written to bench/results, any other to .cache/bench. Ends with 1 when a goal is missed.",
  usage: 'npm run site -- bench [address…]',
  options: {
    runs: { type: 'string', says: 'visits of each page; 4 without it' },
    slowdown: { type: 'string', says: "how much slower the processor is made, in place of the phone's" },
    quick: { type: 'boolean', default: false, says: 'measures once, without the emulation' },
  },
  example: 'npm run site -- bench /HUT --quick',
});
const runs = Number(values.runs ?? (values.quick ? 1 : 4));
if (values.slowdown) phone.slowdown = Number(values.slowdown);

const site = publishSite('bench-site');
const pages = sitemapRoutes(site);
const unknown = names.find((name) => !pages.includes(name));
if (unknown) {
  console.error(`There is no page "${unknown}". There are: ${pages.join(', ')}.`);
  process.exit(1);
}
const routes = names.length > 0 ? names : pages;
const folders = await makeVariants(site, join(cache, 'variants'));
const certificate = makeCertificate(join(cache, 'certificate'));
const servers = await serveVariants(folders, join(cache, 'servers'), slow4g, certificate);
const { executablePath, args } = wholeBrowser.launchOptions;
const browser = await puppeteer.launch({ executablePath, args: [...args, certificate.chromiumArgument] });
try {
  await bench(browser);
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}

async function bench(browser: Browser): Promise<void> {
  const { index: processor } = await measureUndisturbed(async () => ({ index: await processorIndex(browser) }));
  const results: Results = { runs, slowdown: phone.slowdown, processor, loads: [], navigations: [] };
  for (const route of routes) results.loads.push(...(await compareLoads(browser, route)));
  for (const pointedAt of [false, true]) results.navigations.push(...(await compareNavigations(browser, pointedAt)));
  const isComplete = names.length === 0 && !values.quick && !values.slowdown;
  const isTrustworthy = disturbanceOf(results) <= tolerable;
  if (isComplete && !isTrustworthy) console.log('The machine was too busy for these results to be kept.');
  const folder = isComplete && isTrustworthy ? join(import.meta.dirname, 'results') : cache;
  const shown = new Map<string, Buffer>();
  for (const [name, route] of Object.entries(pictured))
    if (routes.includes(route)) shown.set(name, await firstPaintPicture(browser, `${servers[0]?.slow}${route}`));
  writeReport(results, shown, folder);
  notify(results, folder);
}

async function compareLoads(browser: Browser, route: string): Promise<LoadResult[]> {
  const measured = await measureInterleaved(servers, runs, ({ slow }) =>
    measureUndisturbed(() => measureLoad(browser, slow + route)),
  );
  const results: LoadResult[] = [];
  for (const server of servers) {
    const { variant, direct } = server;
    const load = medians(measured.get(server) ?? []);
    const emulated = values.quick
      ? undefined
      : await measureUndisturbed(() => measureLoad(browser, direct + route, slow4g));
    results.push({ route, variant, load, emulated: emulated?.largestPaint });
    const { largestPaint, hydrated, blocking } = load;
    const times = Object.entries({ 'largest paint': largestPaint, hydrated, blocking }).map(
      ([name, time]) => `${name} ${time.toFixed(0).padStart(4)}`,
    );
    console.log(`${route.padEnd(20)} ${variants[variant].padEnd(20)} ${times.join(', ')} ms`);
  }
  return results;
}

async function compareNavigations(browser: Browser, pointedAt: boolean): Promise<Results['navigations']> {
  const measured = await measureInterleaved(servers, runs, ({ slow }) =>
    measureUndisturbed(() => measureNavigation(browser, slow, pointedAt)),
  );
  return [...measured].map(([{ variant }, navigations]) => {
    const navigation = medians(navigations);
    const kind = pointedAt ? 'next page, pointed at' : 'next page';
    console.log(`${kind.padEnd(20)} ${variants[variant].padEnd(20)} ${navigation.painted.toFixed(0)} ms`);
    return { variant, pointedAt, measured: navigation };
  });
}

function notify(results: Results, folder: string): void {
  console.log(circumstances(results));
  for (const goal of goals(results))
    for (const { where, value } of misses(goal))
      console.log(`missed: ${where}: ${goal.name}: ${value.toPrecision(3)}, at most ${goal.limit}`);
  if (goals(results).some((goal) => misses(goal).length > 0)) process.exitCode = 1;
  console.log(`Written to ${join(folder, 'pages.md')}.`);
}
