import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { measureUndisturbed } from '@portfolio/testing/measure-undisturbed';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';
import { commandLine } from '@portfolio/workspace/run-command';
import { measureInterleaved } from './pages/interleaved';
import { measureNavigation, navigation } from './pages/measure-navigation';
import { phone, slow4g } from './pages/phone';
import { median } from './pages/results';
import { makeCertificate } from './server/certificate';
import { serveSlowly } from './server/serve-slowly';

const cache = join(import.meta.dirname, '..', '.cache', 'bench');

const { names, values } = commandLine({
  does: `Milliseconds from a click to the next page (${navigation.from} to ${navigation.to}) in published sites, interleaved, on the phone and the network of the bench; after a second of pointing at the link.`,
  usage: 'npm run site -- bench:next-page <folder of a site>…',
  options: { runs: { type: 'string', says: 'times in each site; 10 without it' } },
  example: 'npm run site -- bench:next-page .cache/site ../before/.cache/site',
});
const runs = Number(values.runs ?? 10);
const sites = names.map((name) => ({ name, folder: resolve(name) }));
const without = sites.find(({ folder }) => !existsSync(join(folder, 'releases.json')));
if (sites.length === 0 || without) {
  console.error(`${without?.name ?? 'No folder'} is no published site: name folders that have a releases.json.`);
  process.exit(1);
}
const certificate = makeCertificate(join(cache, 'certificate'));
const servers = await Promise.all(
  sites.map(async ({ name, folder }, index) => ({
    name,
    elements: elementsOf(folder),
    ...(await serveSlowly(folder, join(cache, `site-${index}`), slow4g, certificate)),
  })),
);
const { executablePath, args } = wholeBrowser.launchOptions;
const browser = await puppeteer.launch({ executablePath, args: [...args, certificate.chromiumArgument] });
try {
  await compare(browser);
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}

async function compare(browser: Browser): Promise<void> {
  const measured = await measureInterleaved(servers, runs, ({ slow }) =>
    measureUndisturbed(() => measureNavigation(browser, slow, true)),
  );
  console.log(`Median of ${runs} runs, processor ${phone.slowdown} times slower:`);
  for (const [{ name, elements }, navigations] of measured) {
    const times = navigations.map(({ painted }) => painted).toSorted((a, b) => a - b);
    const all = times.map((time) => time.toFixed(0)).join(' ');
    console.log(`${name}: ${median(times).toFixed(0)} ms (${all}), ${elements} elements in the page`);
  }
}

/** Those of the page that is gone to, as published. */
function elementsOf(folder: string): number {
  const html = readFileSync(join(folder, `${navigation.to}.html`), 'utf8');
  const [, main = ''] = /<main\b[^>]*>(.*?)<\/main>/s.exec(html) ?? [];
  return main.match(/<[a-z]/g)?.length ?? 0;
}
