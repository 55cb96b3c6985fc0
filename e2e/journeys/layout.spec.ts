import type { Page } from '@playwright/test';
import { expect, holdBack, untilSettled, open, test } from '../fixtures';
import { forgetShifts, observeShifts, openInTypeface, type Shifts } from '../page/layout-shifts';
import { lead, next, paths, settings, siblings } from '../site/site-pages';
import { sizeText, spaceText, textFaults } from '../page/text-layout';

const pages = [...paths.filter((path) => path !== '/portfolio' && path !== '/contact'), '/works', '/no-such-page'];

for (const path of pages) {
  test(`${path}: text reflows at 320 px, with text spacing and at twice its size; what stays lies on nothing that passes`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const faults: string[] = [];

    await test.step('text reflows', async () => {
      const look = async (state: string, width: number) => {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await textFaults(page)).map((fault) => `${state}, ${width} px: ${fault}`));
      };
      // 640 px is what 200 % zoom leaves of a window of 1280.
      for (const width of [320, 640, 1920]) await look('plain', width);
      await spaceText(page, true);
      for (const width of [320, 1280]) await look('spaced', width);
      await spaceText(page, false);
      await sizeText(page, 200);
      for (const width of path === '/works' ? [390, 1280] : [1280]) await look('text at 200 %', width);
      expect(faults).toEqual([]);
    });

    await test.step('what stays in the window lies on nothing that passes', async () => {
      await sizeText(page, 100);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of [1100, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { height } = (await page.locator('body').boundingBox())!;
        for (let top = 0; top < height; top += 200) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
          const found = await textFaults(page, 'window');
          faults.push(...found.map((fault) => `${width} px, scrolled ${top} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  });

  test(`${path}: nothing shifts on a phone or a desktop, and nothing moves under reduced motion`, async ({
    browser,
  }) => {
    for (const [width, reducedMotion] of [
      [390, 'no-preference'],
      [1440, 'no-preference'],
      [1000, 'reduce'],
    ] as const) {
      // A visit of its own: a page whose window had changed before it was opened has drawn no frame any more.
      const viewport = { width, height: width < 720 ? 844 : 900 };
      const context = await browser.newContext({ viewport, reducedMotion });
      const page = await context.newPage();
      // So that the typeface is in the browser's cache: no page has less besides.
      await page.goto('/no-such-page');
      await page.addInitScript(observeShifts);
      await openInTypeface(page, path);
      const moving = await scrollThrough(page);
      expect(await page.evaluate(() => (window as unknown as Shifts).shifts), `shifts at ${width} px`).toEqual([]);
      if (reducedMotion === 'reduce') expect(moving).toEqual([]);
      await context.close();
    }
  });
}

test('a client navigation shifts nothing that stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(observeShifts);
  const other = siblings[1] ?? next;
  for (const path of ['/', lead.path]) {
    await open(page, path);
    await forgetShifts(page);
    const go = await holdBack(page, `**${other.path}.json`);
    const asked = page.waitForRequest(`**${other.path}.json`);
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), other.path);
    await asked;
    await expect(page.locator('main > div').first()).toBeAttached();
    for (let frame = 0; frame < 3; frame++)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts), path).toEqual([]);
    go();
    await expect(page).toHaveTitle(`${other.title} · ${settings.name}`);
  }
});

/** Scrolls to the end by half windows; says which animations ran on the way. */
async function scrollThrough(page: Page): Promise<string[]> {
  const moving = await page.evaluate(async () => {
    const seen = new Set<string>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Waits while it is so. @throws Error after a minute, with what it waits for. */
    const wait = async (isSo: () => boolean, what: () => string) => {
      for (const since = performance.now(); isSo(); await frame())
        if (performance.now() - since > 60_000) throw new Error(`${what()} for a minute, at ${scrollY} px.`);
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let count = 0; count < 2; count++) await frame();
      // A reader gives what is approached the time to come.
      const isComing = (stage: Element) => stage.matches('[data-study="idle"], :has([data-loading])');
      const coming = [...document.querySelectorAll('[data-study]')].filter(
        (stage) => isComing(stage) && stage.checkVisibility() && stage.getBoundingClientRect().top < innerHeight + 400,
      );
      const statesOf = () => coming.map((stage) => stage.outerHTML.slice(0, 200)).join(' · ');
      await wait(
        () => coming.some(isComing),
        () => `A study does not come: ${statesOf()}`,
      );
      let [still, high] = [0, 0];
      const grows = () => {
        const { scrollHeight } = document.documentElement;
        still = scrollHeight === high ? still + 1 : 0;
        high = scrollHeight;
        return still < 20;
      };
      if (coming.length > 0) await wait(grows, () => `The page changes its height, last to ${high} px,`);
      for (const animation of document.getAnimations())
        if (animation.playState !== 'finished') {
          const { target } = animation.effect as KeyframeEffect;
          seen.add(`${(animation as CSSAnimation).animationName ?? 'transition'} of ${target?.outerHTML.slice(0, 80)}`);
        }
    }
    return [...seen];
  });
  await untilSettled(page);
  return moving;
}
