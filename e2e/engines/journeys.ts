import assert from 'node:assert/strict';
import fc from 'fast-check';
import { savedStates } from '@portfolio/testing/saved-states';
import { aliasOf } from '@portfolio/contract/areas';
import { contact, firsts, lead, next, paths } from '../site/site-pages';
import { form } from '../site/site-words';
import { columns } from './columns';
import { compositions } from './composition';
import { conditions } from './conditions';
import { connectedPicture } from './connected-picture';
import { faultySite, type FaultySite, type FaultySiteOptions } from './faulty-site';
import { useEverything } from './features';
import { placesInHistory } from './places-in-history';
import { startPlayer, videoService } from './player';
import { assertQuiet, status, waitFor } from './page-status';
import { until, type Tab } from '@portfolio/testing/engines/tab';
import { translated } from './translated';

/** Tests that run in every engine beside the failure matrix. */
export type Journey = {
  name: string;
  run: (tab: Tab, address: string, site: FaultySite) => Promise<void>;
  /** Replaces the video service's origin. */
  player?: true;
  /** What is wrong with the network or with the browser. */
  condition?: Omit<FaultySiteOptions, 'behind'>;
};

/** From the lead work through all other areas, and back into its own. */
const throughAreas = [
  ...firsts.filter(({ area }) => area !== lead.area).map(({ path }) => path),
  ...(contact ? [aliasOf(contact.path)] : []),
  next.path,
];

/** Some saved states of the store's unit test, the same in every run. */
const states = ['{{{', 'null', '{"ArchitectComponents":"42"}', ...fc.sample(savedStates, { numRuns: 24, seed: 7 })];

export const journeys: readonly Journey[] = [
  ...conditions,
  ...columns,
  ...compositions,
  ...translated,
  {
    name: 'every route starts without a complaint, and the policy refuses nothing',
    run: async (tab, address) => {
      for (const path of [...paths, '/works']) {
        await tab.goto(address + path);
        const now = await waitFor(tab, `${path} starts`, ({ started, path: there }) => started && there === path);
        assert.notEqual(now.heading, '');
        assertQuiet(now);
      }
    },
  },
  {
    name: 'the policy refuses nothing of all that pages offer: search, themes, pictures, instruments, videos, the form',
    run: (tab, address) => useEverything(tab, address, assertQuiet),
    player: true,
  },
  {
    name: 'an unknown address has a page that leads on',
    run: async (tab, address) => {
      await tab.goto(`${address}/nowhere`);
      const now = await waitFor(tab, 'the page starts', ({ started }) => started);
      assert.ok(now.heading && now.ways >= 5);
    },
  },
  {
    name: 'clicks in the sidebar go through all areas within one document, and Back too',
    run: async (tab, address) => {
      await tab.goto(address + lead.path);
      const first = await waitFor(tab, 'the page starts', ({ started }) => started);
      await tab.evaluate('void (window.stayed = true)');
      let before = first.heading;
      for (const path of throughAreas) {
        await tab.click(`#rail a[href="${path}"]`);
        const now = await waitFor(tab, `${path} is shown`, ({ heading }) => heading !== '' && heading !== before);
        before = now.heading;
      }
      for (let steps = 0; steps < throughAreas.length; steps++) {
        await tab.evaluate('void history.back()');
        before = (await waitFor(tab, 'the page before', ({ heading }) => heading !== before)).heading;
      }
      assert.equal(before, first.heading);
      assert.equal(await tab.evaluate('window.stayed'), true);
      assertQuiet(await status(tab));
    },
  },
  connectedPicture,
  ...placesInHistory,
  ...messageOf(contact?.path),
  {
    name: `a page starts and saves anew over each of ${states.length} saved states that are wrong`,
    run: async (tab, address) => {
      await tab.goto(`${address}/works`);
      for (const state of states) {
        await tab.evaluate(`localStorage.setItem('persist:root', ${JSON.stringify(state)})`);
        await tab.goto(`${address}/works`);
        await waitFor(tab, `the page starts over ${state}`, ({ started }) => started);
        const saved = `localStorage.getItem('persist:root')?.includes(${JSON.stringify(lead.title)})`;
        await until(`the index is saved over ${state}`, () => tab.evaluate<boolean>(saved));
      }
    },
  },
];

function messageOf(path: string | undefined): Journey[] {
  if (!path) return [];
  return [
    {
      name: 'a message arrives',
      run: async (tab, address) => {
        await tab.goto(address + path);
        await waitFor(tab, 'the form starts', ({ started }) => started);
        await tab.type('[name=from_name]', 'Kim Sample');
        await tab.type('[name=from_email]', 'kim@example.com');
        await tab.type('[name=message]', 'A message from one of three engines');
        await tab.click('form button');
        await until('the success is said', () =>
          tab.evaluate<boolean>(
            `[...document.querySelectorAll("[role=alert]")].some((each) => each.textContent.includes(${JSON.stringify(form.success)}))`,
          ),
        );
        assertQuiet(await status(tab));
      },
    },
  ];
}

/** @throws Error that says what was expected. */
export async function tryJourney(tab: Tab, { run, player, condition }: Journey, behind: string): Promise<void> {
  const service = player && (await startPlayer());
  const instead = service && new Map([[videoService, service.address]]);
  const site = await faultySite({ behind, ...condition, ...(instead && { instead }) });
  try {
    await run(tab, site.address, site);
  } finally {
    await tab.close().catch(() => undefined);
    site.close();
    service?.close();
  }
}
