import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import type { PageState } from '@portfolio/site/page-state';
import { hashOf } from '../../../../e2e/engines/faults';
import { until } from '@portfolio/testing/engines/tab';
import { texts } from '../../../../e2e/site/site-words';

/** Counts of pages, files, reloads of stale pages, and repeated requests. */
export type Visits = { views: number; loads: number; renewed: number; repeated: number };

/** Milliseconds between two pages of one visitor: publishers need the processor too. */
const pause = 50;

/** Opens pages one after another, with every script of their locks, checked against its hash. */
export async function visit(
  address: string,
  paths: readonly string[],
  random: () => number,
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  for (; !isOver(); await sleep(pause)) {
    const path = paths[Math.floor(random() * paths.length)] ?? '/';
    const before = await view(address + path, visits);
    if (!before) continue;
    // As the page does: reload when its release is gone.
    visits.renewed++;
    const after = await view(address + path, visits);
    if (after === before) throw new Error(`${path} names files that are not there: ${before}`);
  }
}

/** @returns the page's lock when one of its files is missing. */
async function view(url: string, visits: Visits): Promise<string | undefined> {
  const page = await ask(url, visits);
  const html = await page.text();
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}.`);
  const text = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error(`${url} is not whole.`);
  const { lock } = JSON.parse(text) as PageState;
  visits.views++;
  const { area } = lock;
  const scripts = [
    ...Object.entries(lock.scripts).map(([file, hash]) => [`/_shell/${lock.shell}/browser/${file}`, hash]),
    ...(area ? Object.entries(area.scripts) : []).map(([file, hash]) => [
      `/_areas/${area?.name}/${area?.release}/browser/${file}`,
      hash,
    ]),
  ];
  for (const [file = '', hash] of scripts) {
    const answer = await ask(new URL(file, url).href, visits);
    const bytes = Buffer.from(
      await answer.arrayBuffer().catch((cause: unknown) => {
        throw new Error(`${file} answered ${answer.status} and ended before its end.`, { cause });
      }),
    );
    visits.loads++;
    if (answer.status === 404) return `${lock.shell} ${area?.release}`;
    const found = hashOf(bytes);
    if (answer.status !== 200 || found !== hash) throw new Error(`${file} answered ${answer.status} and ${found}.`);
  }
  return undefined;
}

/** Number of kept-alive connections, each of which the server may have closed. */
const connections = 4;

/** Repeats a request whose connection closed before the response, as browsers do (RFC 9112, 9.3.1). */
async function ask(url: string, visits: Visits): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetch(url);
    } catch (cause) {
      if (tries > connections) throw new Error(`${url} was asked for ${tries} times and never answered.`, { cause });
      visits.repeated++;
    }
  }
}

declare global {
  interface Window {
    onReceived: (event: string) => void;
  }
}

/** Clicks links of the sidebar in a real browser; every click must show its page. */
export async function browse(
  page: Page,
  address: string,
  random: () => number,
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  const awaited = new Set<string>();
  const ended = (request: Request) => awaited.delete(request.url());
  const documents: string[] = [];
  page.on('request', (request) => {
    awaited.add(request.url());
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const received: string[] = [];
  await page.exposeFunction('onReceived', (event: string) => void received.push(event));
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'click'])
      addEventListener(
        type,
        ({ target }) => {
          const link = (target as Element).closest('a')?.getAttribute('href');
          window.onReceived(`${type} on ${link} in ${location.pathname} of ${performance.timeOrigin.toFixed(0)}`);
        },
        true,
      );
  });
  await page.goto(address);
  for (; !isOver(); await sleep(pause)) {
    const links = page.locator('#rail a[href^="/"]');
    const link = links.nth(Math.floor(random() * (await links.count())));
    const path = await link.getAttribute('href');
    documents.length = received.length = 0;
    await link.click();
    await until(
      `a click on ${path} shows its page`,
      () =>
        page.evaluate(
          ([wanted, failed]) =>
            location.pathname.toLowerCase() === wanted?.toLowerCase() &&
            !document.querySelector('main')?.textContent.includes(failed) &&
            Boolean(document.querySelector('main h1')?.textContent),
          [path, texts.failed] as const,
        ),
      {
        explain: async () => [
          ...(await page.evaluate(() => [location.pathname, document.querySelector('main')?.textContent.slice(0, 80)])),
          `documents since: ${documents.join(', ') || 'none'}`,
          `received: ${received.join(', ') || 'no click'}`,
          `pending: ${[...awaited].join(', ') || 'nothing'}`,
        ],
      },
    );
    visits.views++;
  }
}
