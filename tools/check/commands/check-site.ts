import { join } from 'node:path';
import { commandLine } from '@portfolio/workspace/run-command';
import { slow4g } from '../../../bench/pages/phone';
import { makeCertificate } from '../../../bench/server/certificate';
import { serveSlowly } from '../../../bench/server/serve-slowly';
import { otherLanguages } from '../../../e2e/site/other-languages';
import { pages } from '../../../e2e/site/site-pages';
import { publishSite, serveFolder } from '../../../e2e/site/serve-site';
import { htmlMistakes } from '../html';
import { lighthouseMistakes } from '../lighthouse';
import { brokenLinks } from '../broken-links';

const cache = join(import.meta.dirname, '..', '..', '..', '.cache', 'check-site-servers');
const kinds = ['html', 'links', 'lighthouse'];

const { names, values } = commandLine({
  does: "The W3C's checker on every page, every link, and Lighthouse on every page in every language or the named ones. Ends with 1 where one of them has something to say. Lighthouse measures time: let the machine do nothing else.",
  usage: 'npm run site -- check:site [html] [links] [lighthouse] [address…]',
  options: {
    runs: { type: 'string', default: '3', says: 'measurements of each page' },
    slowdown: { type: 'string', default: '4', says: 'how much slower the processor is made' },
  },
  example: 'npm run site -- check:site lighthouse /HUT --runs=1',
});
const named = names.filter((word) => kinds.includes(word));
const wanted = new Set(named.length > 0 ? named : kinds);
const routes = names.filter((word) => word.startsWith('/'));
const everyRoute = ['', ...otherLanguages.map(({ path }) => path)].flatMap((below) =>
  ['/', '/works', ...pages.map(({ path }) => path)].map((path) => below + path),
);

const site = publishSite('check-site');
const { origin, stop } = await serveFolder(site);
const mistakes: string[] = [];
try {
  if (wanted.has('html')) mistakes.push(...htmlMistakes(site));
  if (wanted.has('links')) mistakes.push(...(await brokenLinks(origin)));
  if (wanted.has('lighthouse')) mistakes.push(...(await measure(routes.length > 0 ? routes : everyRoute)));
} finally {
  stop();
}
for (const mistake of mistakes) console.log(`  ${mistake}`);
process.exitCode = mistakes.length > 0 ? 1 : 0;

async function measure(routesToMeasure: readonly string[]): Promise<string[]> {
  const certificate = makeCertificate(join(cache, 'certificate'));
  const { slow, stop: stopNetwork } = await serveSlowly(site, join(cache, 'nginx'), slow4g, certificate);
  try {
    const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
    const how = { runs, slowdown, argument: certificate.chromiumArgument };
    return await lighthouseMistakes({ phone: slow, desktop: origin }, routesToMeasure, how);
  } finally {
    stopNetwork();
  }
}
