import assert from 'node:assert/strict';
import { lead } from '../site/site-pages';
import type { Journey } from './journeys';
import { assertQuiet, status, waitFor } from './page-status';
import type { Status } from './page-probe';
import { until, type Tab } from '@portfolio/testing/engines/tab';

/** Runs before the page's own code: notes which pictures move, and which have arrived. */
const observe = `
  window.moved = [];
  window.arrived = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    const animation = animate.apply(this, parameters);
    window.moved.push(animation.id);
    animation.finished.then(({ id }) => window.arrived.push(id));
    return animation;
  };
`;

const cover = `#main a[href="${lead.path}"]:has(img)`;

/** The picture of a link becomes the first picture of its page. */
export const connectedPicture: Journey = {
  name: 'the picture of a work leads to its page, and nothing stays hidden or on its way',
  condition: { before: observe },
  run: async (tab, address) => {
    await tab.goto(`${address}/`);
    const home = await waitFor(tab, 'the home page starts', ({ started }) => started);
    const isThere = ({ path, heading }: Status) => path === lead.path && heading !== home.heading;
    for (let time = 1; time <= 2; time++) {
      await follow(tab);
      const there = await waitFor(tab, 'the page', isThere);
      await arrives(tab, time);
      await tab.evaluate('void history.back()');
      await waitFor(tab, 'the home page again', ({ path, heading }) => path === '/' && heading === home.heading);
      assert.notEqual(there.heading, '');
      assert.ok(await tab.evaluate(isShown(`${cover} img`)), 'the picture is missing on the home page');
    }
    assertQuiet(await status(tab));
  },
};

/** Points at the picture until its page is loaded, then clicks it. */
async function follow(tab: Tab): Promise<void> {
  const link = `document.querySelector('${cover}')`;
  // As an event: a window in the background, which Firefox's may be, tells of no focus.
  const point = `${link}.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`;
  await tab.evaluate(`void (${link}.scrollIntoView({ block: 'center' }), ${point})`);
  const isReady = `document.querySelectorAll('#main h1').length > 1 && ${link}.querySelector('img').complete &&
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shared-picture.'))`;
  await until('the next page is loaded', () => tab.evaluate<boolean>(isReady));
  await tab.click(`${cover} img`);
}

async function arrives(tab: Tab, time: number): Promise<void> {
  const expected = JSON.stringify(Array<string>(time).fill('picture'));
  assert.equal(await tab.evaluate('JSON.stringify(window.moved)'), expected);
  // A window in the background draws no frames.
  if (!(await tab.evaluate<boolean>('document.hidden')))
    await until('the picture arrives', () => tab.evaluate<boolean>(`JSON.stringify(window.arrived) === '${expected}'`));
  await until('the first picture is shown', () => tab.evaluate<boolean>(isShown('#main img[fetchpriority="high"]')));
}

/** An expression: whether one of the matches is a loaded picture that can be seen. */
function isShown(selector: string): string {
  const options = '{ visibilityProperty: true, opacityProperty: true }';
  return `[...document.querySelectorAll('${selector}')].some((image) => image.complete && image.naturalWidth > 0 &&
    image.getBoundingClientRect().width > 1 && image.checkVisibility(${options}))`;
}
