import { elsewhere, lead } from '../site/site-pages';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import { until, type Tab } from '@portfolio/testing/engines/tab';

const saveData = '{ saveData: true, effectiveType: "slow-2g", addEventListener() {} }';
/** What a browser lacks or says, as code that runs before the page's own. */
const browsers: Readonly<Record<string, string>> = {
  'without a connection API': 'delete Navigator.prototype.connection;',
  'with data saver': `Object.defineProperty(navigator, "connection", { value: ${saveData} });`,
  'in a background tab that draws no frames': `
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });`,
};

const scripts: Readonly<Record<string, RegExp>> = {
  'shell script': /^\/_shell\/.*\/shell\..*js$/,
  'hydrate script': /^\/_shell\/.*\/hydrate\..*js$/,
  'area entry': /^\/_areas\/.*\/remoteEntry\..*js$/,
  'area chunk': /^\/_areas\/.*\/area\..*js$/,
};

const wayOn = `#rail a[href="${elsewhere.path}"]`;

/** Starts, and a link leads on without a new document. */
async function worksAt(tab: Tab, path: string): Promise<void> {
  const first = await waitFor(tab, `${path} starts`, ({ started, path: there }) => started && there === path);
  await tab.evaluate('void (window.stayed = true)');
  await tab.click(wayOn);
  await waitFor(tab, 'the next page', ({ heading }) => heading !== '' && heading !== first.heading);
  if (!(await tab.evaluate('window.stayed'))) throw new Error('the link loaded a document');
  assertQuiet(await status(tab));
}

const headingOf = (tab: Tab) => tab.evaluate<string>('document.querySelector("main h1")?.textContent ?? ""');

/** Bad conditions of a first view that are not in the failure matrix. */
export const conditions: readonly Journey[] = [
  ...Object.entries(browsers).map(([name, before]): Journey => ({
    name: `bad conditions: a browser ${name} starts a page, and its links lead on`,
    condition: { before },
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      await worksAt(tab, lead.path);
    },
  })),
  ...Object.entries(scripts).map(([name, held]): Journey => ({
    name: `bad conditions: a page is readable before its ${name} comes, and starts when it comes last`,
    condition: { held },
    run: async (tab, address, { asked, release }) => {
      await tab.goto(address + lead.path);
      await until('the script is requested', async () => asked.length > 0);
      await waitFor(tab, 'the page is readable', ({ heading, started }) => heading !== '' && !started);
      release();
      await worksAt(tab, lead.path);
    },
  })),
  {
    name: 'bad conditions: a page that is cut in half is reloaded',
    condition: { cutsFirst: true },
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      await waitFor(tab, 'the whole page starts', ({ started }) => started);
      await tab.click(wayOn);
      await waitFor(tab, 'the next page', ({ path, heading }) => path === elsewhere.path && heading !== '');
    },
  },
  {
    name: 'bad conditions: a page that comes back from the back-forward cache, or without one from the network, still works',
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      await waitFor(tab, 'the page starts', ({ started }) => started);
      await tab.goto(address + elsewhere.path);
      await waitFor(tab, 'another document', ({ started, path }) => started && path === elsewhere.path);
      await tab.evaluate('void history.back()');
      await worksAt(tab, lead.path);
    },
  },
  {
    name: 'bad conditions: without JavaScript a page is readable and its links lead on',
    condition: { withoutScripts: true },
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      const first = await until('the page is readable', async () => (await headingOf(tab)) || false);
      await tab.click(wayOn);
      await until('the next page', async () => ![first, ''].includes(await headingOf(tab)));
    },
  },
];
