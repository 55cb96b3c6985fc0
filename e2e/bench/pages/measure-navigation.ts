import type { Browser, Page } from '@playwright/test';
import { openPage, type Profile } from './profiles';
import { countRequests } from './requests';

export type Navigation = {
  /** Milliseconds from the press until the frame that shows the other page's heading is painted. */
  painted: number;
  /** Bytes of the words and the code that it needed after the press. */
  bytes: number;
  /** Requests after the press that had to wait for one another. */
  depth: number;
};

/** Milliseconds for which a link is looked at before it is pressed, where all was to be prepared. */
const dwell = 1000;

/**
 * The way from one page to another by a link.
 * @param prepared whether the link was in view, and the pointer on it, before the press.
 */
export async function measureNavigation(
  browser: Browser,
  profile: Profile,
  from: string,
  link: { path: string; heading: string },
  prepared: boolean,
): Promise<Navigation> {
  const { page, protocol } = await openPage(browser, profile);
  await page.addInitScript(watchHeading);
  await page.goto(from, { waitUntil: 'networkidle' });
  const target = page.locator(`main a[href="${link.path}"]`).first();
  if (prepared) {
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await page.waitForTimeout(dwell);
  }
  const requests = countRequests(protocol);
  // The press itself, without the way of the pointer to it.
  await target.evaluate((element: HTMLElement) => {
    sessionStorage.setItem('pressed', String(Date.now()));
    element.click();
  });
  const painted = await paintedAt(page, link.heading);
  const { textBytes: bytes, depth } = requests();
  await page.context().close();
  return { painted, bytes, depth };
}

async function paintedAt(page: Page, heading: string): Promise<number> {
  await page.waitForFunction((wanted) => sessionStorage.getItem(`painted ${wanted}`), heading, { polling: 50 });
  return page.evaluate(
    (wanted) => Number(sessionStorage.getItem(`painted ${wanted}`)) - Number(sessionStorage.getItem('pressed')),
    heading,
  );
}

/** Runs in every page: notes by the clock of the day when a heading was first painted, also across documents. */
function watchHeading(): void {
  let last = '';
  const look = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading !== last) {
      last = heading;
      // A message that is sent before a frame is painted is heard after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem(`painted ${heading}`, String(Date.now()));
      port2.postMessage(undefined);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
