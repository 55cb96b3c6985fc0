import assert from 'node:assert/strict';
import { elsewhere, groups, lead, next } from '../site/site-pages';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import { until, type Tab } from '@portfolio/testing/engines/tab';

const hash = `#${groups.at(-1)?.name}`;

const place = (tab: Tab) => tab.evaluate<number>('Math.round(scrollY)');
const isAt = (tab: Tab, top: number, what: string) =>
  until(what, async () => Math.abs((await place(tab)) - top) <= 1, { explain: () => place(tab) });
const go = (tab: Tab, delta: number) => tab.evaluate(`void history.go(${delta})`);
const scroll = (tab: Tab, top: number) => tab.evaluate(`void scrollTo(0, ${top})`);

const shows = (tab: Tab, path: string) =>
  waitFor(tab, `${path} is shown`, (now) => now.started && now.path === path && now.heading !== '');
const link = ({ path }: typeof lead) => `#rail a[href="${path}"]`;

/** Home by its address, its section, a work, and another work that was entered by its address. */
const insideAPage: Journey = {
  name: 'Back and Forward stand where each entry was left: inside a page, behind a fragment, and where a page was entered by its address',
  run: async (tab, address) => {
    await tab.goto(address + next.path);
    await shows(tab, next.path);
    await scroll(tab, 700);
    await tab.goto(`${address}/`);
    const home = await shows(tab, '/');
    await scroll(tab, 20);
    await tab.evaluate(`void document.querySelector('h1 a[href="${hash}"]').click()`);
    await until('the section is in the address', () => tab.evaluate<boolean>(`location.hash === '${hash}'`));
    await until('the page has moved', async () => (await place(tab)) > 100);
    await scroll(tab, 300);
    await tab.click(link(lead));
    await waitFor(tab, 'the work is shown', ({ path, heading }) => path === lead.path && heading !== home.heading);
    await isAt(tab, 0, 'a page begins at its top');
    await go(tab, -1);
    await waitFor(tab, 'home is shown', ({ heading }) => heading === home.heading);
    await isAt(tab, 300, 'the entry behind the fragment stands where it was left');
    await go(tab, -1);
    await until('the fragment is gone', () => tab.evaluate<boolean>("location.hash === ''"));
    await isAt(tab, 20, 'Back inside the page moves it, and never to the place of another page');
    await go(tab, 1);
    await isAt(tab, 300, 'Forward, too');
    assert.equal(await tab.evaluate('location.hash'), hash);
    assertQuiet(await status(tab));
  },
};

/** Two works by their addresses, the first scrolled to 700, the second to 400. @returns what the second shows. */
async function enterTwo(tab: Tab, address: string) {
  await tab.goto(address + next.path);
  await shows(tab, next.path);
  await scroll(tab, 700);
  await tab.goto(address + lead.path);
  const second = await shows(tab, lead.path);
  await scroll(tab, 400);
  return second;
}

const enteredByAddress: Journey = {
  name: 'Back to a page that was entered by its address stands where it was left, never where another one was',
  run: async (tab, address) => {
    const first = await enterTwo(tab, address);
    await tab.click(link(elsewhere));
    await waitFor(tab, 'the other work', ({ path, heading }) => path === elsewhere.path && heading !== first.heading);
    await isAt(tab, 0, 'a page begins at its top');
    await go(tab, -1);
    await waitFor(tab, 'the page that was entered', ({ heading }) => heading === first.heading);
    await isAt(tab, 400, 'it stands where it was left');
    assertQuiet(await status(tab));
  },
};

const acrossDocuments: Journey = {
  name: 'Back to the document of a page that was left for another document stands where it was left',
  run: async (tab, address) => {
    await enterTwo(tab, address);
    await go(tab, -1);
    await shows(tab, next.path);
    await isAt(tab, 700, 'the page before stands where it was left');
    await go(tab, 1);
    await shows(tab, lead.path);
    await isAt(tab, 400, 'Forward, too');
    assertQuiet(await status(tab));
  },
};

const ownLink: Journey = {
  name: "a click on the page's own link leads to its top, in the same entry, and Back to the page before",
  run: async (tab, address) => {
    await tab.goto(`${address}/`);
    const home = await shows(tab, '/');
    await tab.click(link(lead));
    await waitFor(tab, 'the work is shown', ({ path, heading }) => path === lead.path && heading !== home.heading);
    const entries = await tab.evaluate<number>('history.length');
    await scroll(tab, 500);
    await isAt(tab, 500, 'the page is scrolled');
    // In a low window the row of the page may be out of view.
    await tab.evaluate(`void document.querySelector('${link(lead)}').click()`);
    await isAt(tab, 0, 'the page is at its top');
    assert.equal(await tab.evaluate('history.length'), entries);
    await go(tab, -1);
    await waitFor(tab, 'home is shown', ({ path, heading }) => path === '/' && heading === home.heading);
    assertQuiet(await status(tab));
  },
};

export const placesInHistory: readonly Journey[] = [insideAPage, enteredByAddress, acrossDocuments, ownLink];
