import assert from 'node:assert/strict';
import { firsts, lead, paths } from '../site/site-pages';
import type { Journey } from './journeys';
import { assertQuiet, waitFor } from './page-status';
import type { Tab } from '@portfolio/testing/engines/tab';

/** Everything that the page has loaded, and where its links on this origin lead. */
const addresses = `[
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...[...document.links].map(({ href }) => href),
]`;

/** @throws AssertionError for an address of the site outside of its path. */
async function staysBelow(tab: Tab, address: string): Promise<void> {
  const { origin } = new URL(address);
  const own = (await tab.evaluate<string[]>(addresses)).filter((each) => each.startsWith(`${origin}/`));
  const outside = own.filter((each) => !each.startsWith(`${address}/`) && each !== `${origin}/page-probe.js`);
  assert.deepEqual(outside, []);
  assert.ok(own.length > 5, 'the page has loaded nothing');
}

/** Tests of a site below a path, in every engine. `address` ends with the path. */
export const belowAPath: readonly Journey[] = [
  {
    name: 'every route starts, and loads and links nothing outside of the path',
    run: async (tab, address) => {
      for (const path of [...paths, '/works', '/nowhere']) {
        await tab.goto(address + path);
        const now = await waitFor(tab, `${path} starts`, ({ started, path: there }) => started && there === path);
        assert.notEqual(now.heading, '');
        assertQuiet(now);
        await staysBelow(tab, address);
      }
    },
  },
  {
    name: 'clicks go through all areas and home within one document, and Back too',
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      const first = await waitFor(tab, 'the page starts', ({ started }) => started);
      await tab.evaluate('void (window.stayed = true)');
      const { pathname: base } = new URL(address);
      const through = firsts.filter(({ area }) => area !== lead.area).map(({ path }) => path);
      for (const path of [...through, '/']) {
        await tab.click(`#rail a[href="${base}${path}"]`);
        await waitFor(tab, `${path} is shown`, (now) => now.path === path && now.heading !== '');
        await staysBelow(tab, address);
      }
      for (const path of [lead.path, ...through].reverse()) {
        await tab.evaluate('void history.back()');
        await waitFor(tab, `Back to ${path}`, (now) => now.path === path);
      }
      // The address is there before the page.
      const now = await waitFor(
        tab,
        'the first page',
        ({ path, heading }) => path === lead.path && heading === first.heading,
      );
      assert.equal(await tab.evaluate('window.stayed'), true);
      assertQuiet(now);
    },
  },
];
