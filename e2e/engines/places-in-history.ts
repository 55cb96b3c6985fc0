import assert from 'node:assert/strict';
import { groups, lead, next } from '../site-pages';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import { until, type Tab } from './tab';

const hash = `#${groups.at(-1)?.name}`;

const place = (tab: Tab) => tab.evaluate<number>('Math.round(scrollY)');
const isAt = (tab: Tab, top: number, what: string) =>
  until(what, async () => Math.abs((await place(tab)) - top) <= 1, { explain: () => place(tab) });
const go = (tab: Tab, delta: number) => tab.evaluate(`void history.go(${delta})`);
const scroll = (tab: Tab, top: number) => tab.evaluate(`void scrollTo(0, ${top})`);

/** Home by its address, its section, a work, and another work that was entered by its address. */
export const placesInHistory: Journey = {
  name: 'Back and Forward stand where each entry was left: inside a page, behind a fragment, and where a page was entered by its address',
  run: async (tab, address) => {
    const shows = (path: string) =>
      waitFor(tab, `${path} is shown`, (now) => now.started && now.path === path && now.heading !== '');
    await tab.goto(address + next.path);
    await shows(next.path);
    await scroll(tab, 700);
    await tab.goto(`${address}/`);
    const home = await shows('/');
    await scroll(tab, 20);
    await tab.evaluate(`void document.querySelector('h1 a[href="${hash}"]').click()`);
    await until('the section is in the address', () => tab.evaluate<boolean>(`location.hash === '${hash}'`));
    await until('the page has moved', async () => (await place(tab)) > 100);
    await scroll(tab, 300);
    await tab.click(`#rail a[href="${lead.path}"]`);
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
