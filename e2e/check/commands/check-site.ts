import { parseArgs } from 'node:util';
import { pages, paths } from '../../site-pages';
import { publishSite, serveFolder } from '../../serve-site';
import { htmlMistakes } from '../html';
import { lighthouseMistakes } from '../lighthouse';
import { brokenLinks } from '../broken-links';

const kinds = ['html', 'links', 'lighthouse'];

/**
 * `npm run check:site [-- html links lighthouse /HUT … --runs=3 --slowdown=4]`: the W3C's checker on every page, every link,
 * and Lighthouse on every route or the named ones. Ends with 1 where one of them has something to say.
 * Lighthouse measures time: let the machine do nothing else.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, slowdown: { type: 'string', default: '4' } },
});
const named = positionals.filter((word) => kinds.includes(word));
const wanted = new Set(named.length > 0 ? named : kinds);
const routes = positionals.filter((word) => word.startsWith('/'));
const everyRoute = new Set([...paths, '/works', ...pages.map(({ path }) => path)]);

const site = publishSite('check-site');
const { origin, stop } = await serveFolder(site);
const mistakes: string[] = [];
try {
  if (wanted.has('html')) mistakes.push(...htmlMistakes(site));
  if (wanted.has('links')) mistakes.push(...(await brokenLinks(origin)));
  if (wanted.has('lighthouse'))
    mistakes.push(
      ...(await lighthouseMistakes(
        origin,
        routes.length > 0 ? routes : [...everyRoute],
        Number(values.runs),
        Number(values.slowdown),
      )),
    );
} finally {
  stop();
}
for (const mistake of mistakes) console.log(`  ${mistake}`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
