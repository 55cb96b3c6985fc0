import assert from 'node:assert/strict';
import { scaledDrawings } from '../page/scaled-drawings';
import { elsewhere, lead, next, pageOfStudy, paths, works, type SitePage } from '../site/site-pages';
import { texts } from '../site/site-words';
import { useEverything } from './features';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import { clickText, until, type Tab } from '@portfolio/testing/engines/tab';
import { translator } from './translator';

const condition = { before: translator };

async function openTranslated(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await until(`${address} is translated`, () =>
    tab.evaluate<boolean>('"translated" in document.documentElement.dataset'),
  );
}

/** Types as a hand does: each letter changes the hits, and so does each that is taken away again. */
async function search(tab: Tab, word: string): Promise<void> {
  await clickText(tab, 'button', 'Search all pages');
  const field = 'dialog[open] [role=combobox]';
  await until('the search opens', () => tab.evaluate<boolean>(`document.activeElement?.matches("${field}")`));
  const beginnings = [...word].map((_, index) => word.slice(0, index + 1));
  for (const typed of [...beginnings, ...beginnings.slice(0, -1).reverse(), word])
    await tab.evaluate(`new Promise((resolve) => {
      const field = document.querySelector('${field}');
      field.select();
      document.execCommand('insertText', false, ${JSON.stringify(typed)});
      requestAnimationFrame(() => setTimeout(resolve));
    })`);
}

/** Pages that a browser translates, with all that a visitor does there. */
export const translated: readonly Journey[] = [
  {
    name: 'translated: every page stays whole, and its links lead on and back',
    condition,
    run: async (tab, address) => {
      for (const path of [...paths, '/works']) {
        await openTranslated(tab, address + path);
        const way = path === elsewhere.path ? lead.path : elsewhere.path;
        const { heading } = await status(tab);
        await tab.click(`#rail a[href="${way}"]`);
        await waitFor(tab, `${way} after ${path}`, (now) => now.path === way && !['', heading].includes(now.heading));
        await tab.evaluate('void history.back()');
        assertQuiet(await waitFor(tab, `${path} again`, (now) => now.heading === heading));
      }
    },
  },
  {
    name: 'translated: everything that pages offer goes on working',
    condition,
    player: true,
    run: (tab, address) => useEverything(tab, address, assertQuiet),
  },
  {
    name: 'translated: the search follows every letter, and opens its hit',
    condition,
    run: async (tab, address) => {
      await openTranslated(tab, address + lead.path);
      await search(tab, next.title);
      await until('hits are marked', () => tab.evaluate<boolean>('!!document.querySelector("[role=option] mark")'));
      await clickText(tab, '[role=option]', next.label);
      assertQuiet(await waitFor(tab, 'the hit is shown', ({ path }) => path === next.path));
    },
  },
  {
    name: 'translated: the filters of the list count, combine and go back',
    condition,
    run: async (tab, address) => {
      await openTranslated(tab, `${address}/works`);
      const rows = () => tab.evaluate<number>('document.querySelectorAll("main li a").length');
      const readCount = () => tab.evaluate<string>('document.querySelector("main p[data-counted]").textContent');
      const all = await readCount();
      const isWhole = async () => (await rows()) === works.length && (await readCount()) === all;
      await clickText(tab, 'main [role=group] button');
      await until('fewer works are listed', async () => (await rows()) < works.length);
      const fewer = await rows();
      await until('they are counted', async () => {
        const now = await readCount();
        return now !== all && now.includes(String(fewer));
      });
      await tab.evaluate('void history.back()');
      await until('all works are listed and counted again', isWhole);
      const used = await tab.evaluate<string[]>('window.pageProbe.useAll("main [role=group]", "").then((all) => all)');
      assert.ok(used.length > 2, used.join(', '));
      for (let step = 0; step < used.length; step++) await tab.evaluate('void history.back()');
      await openTranslated(tab, `${address}/works`);
      await until('all works are listed and counted', isWhole);
      assertQuiet(await status(tab));
    },
  },
  ...zoomOf([lead, ...works].find((page) => scaledDrawings(page).length > 0)),
  ...placesOf(pageOfStudy('map')),
  {
    name: 'translated: a page whose area fails says so, and Retry brings it',
    condition: { ...condition, fault: '404', path: new RegExp(`^/_areas/${elsewhere.area}/.*\\.js`) },
    run: async (tab, address, { heal }) => {
      await openTranslated(tab, address + lead.path);
      await tab.click(`#rail a[href="${elsewhere.path}"]`);
      await waitFor(tab, 'the failure is said', ({ retry }) => retry);
      heal();
      await clickText(tab, '[role=alert] button', texts.retry);
      const now = await waitFor(tab, 'the page comes', ({ failed, path }) => !failed && path === elsewhere.path);
      assert.ok(!now.logged.some((line) => line.includes('NotFoundError')), now.logged.join('\n'));
    },
  },
];

function zoomOf(page: SitePage | undefined): Journey[] {
  if (!page) return [];
  const run: Journey['run'] = async (tab, address) => {
    await openTranslated(tab, address + page.path);
    await clickText(tab, `a[data-picture="${scaledDrawings(page)[0]?.name}"]`);
    // The ruler has an output of its own.
    const output = 'dialog[open] output:has(~ [aria-label="Zoom in"])';
    const percent = () => tab.evaluate<string>(`document.querySelector('${output}')?.textContent ?? ''`);
    const before = await until('the zoom is said', async () => (await percent()) || false);
    await tab.evaluate(`void document.querySelector('dialog[open] [aria-label="Zoom in"]').click()`);
    await until('the zoom changes', async () => (await percent()) !== before);
    assertQuiet(await status(tab));
  };
  return [{ name: 'translated: the zoom of a drawing says what it is', condition, run }];
}

function placesOf(page: SitePage | undefined): Journey[] {
  if (!page) return [];
  const run: Journey['run'] = async (tab, address) => {
    await openTranslated(tab, address + page.path);
    await tab.evaluate('void document.querySelector("[data-study]").scrollIntoView({ block: "start" })');
    const rows = `document.querySelectorAll('[data-study="live"] ol button[aria-pressed]')`;
    await until('places are listed', () => tab.evaluate<boolean>(`${rows}.length > 1`));
    for (const index of [0, 1]) {
      const name = await tab.evaluate<string>(
        `((row) => (row.click(), row.querySelector('span').textContent))(${rows}[${index}])`,
      );
      const isShown = `!!document.querySelector('[data-place] h3')?.textContent.startsWith(${JSON.stringify(name)})`;
      await until(`${name} is shown`, () => tab.evaluate<boolean>(isShown));
    }
    assertQuiet(await status(tab));
  };
  return [{ name: 'translated: the map names the place that was chosen last', condition, run }];
}
