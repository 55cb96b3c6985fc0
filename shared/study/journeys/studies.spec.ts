import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Locator, Page, Response } from '@playwright/test';
import { expect, untilSettled, open, test } from '../../../e2e/fixtures';
import { countFrames, rests, runs, type Frames } from '../../../e2e/page/frames';
import { forgetShifts, observeShifts, type Shifts } from '../../../e2e/page/layout-shifts';
import { hasStudy, lead, pageOfStudy, siblings } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

type WithAxe = { axe: typeof axe };

const kilobyte = 1024;
/** What a study may weigh with its data and all that the first study of an area loads. */
const budget = 25;
/** What the masses of a building may weigh besides: they are as many as it has. */
const massesBudget = 9;

/**
 * Every study: a parameter that makes no sense, whether it plays, and what of it a screen reader is told besides Play,
 * Step, speed, Reset and the result.
 */
const studies = [
  {
    name: 'packing',
    wrong: 'seed=elephant',
    plays: true,
    tree: [
      ['group', /^MaxRects: \d+ rooms on the plate, \d+ left out/],
      ['slider', 'East edge of the plate'],
      ['slider', 'Rooms placed'],
      ['img', /^Share of the plate that is covered: Shelf [\d.]+ %/],
      ['table', /^Looks:/],
      ['group', 'Pinned rooms'],
      ['button', 'Save as SVG'],
    ],
  },
  {
    name: 'subdivision',
    wrong: 'method=circles',
    plays: true,
    tree: [
      ['group', /^Oriented boxes, recursive: \d+ lots, \d+ without a street/],
      ['button', /^Corner 1, -?[\d.]+ m east, -?[\d.]+ m north/],
      ['button', 'Add a corner after corner 1'],
      ['img', /^Area of the lots, m²: \d+ from/],
      ['img', /^Length over width: \d+ from/],
      ['table', /^The finished plans of all three methods/],
      ['slider', 'Depth of cuts'],
      ['radiogroup', 'Method'],
      ['button', 'Save as JSON'],
    ],
  },
  {
    name: 'dance',
    wrong: 'tempo=fast',
    plays: true,
    tree: [
      ['slider', /^Matrix of differences with the path of least cost/],
      ['slider', 'Time'],
      ['slider', 'Teacher’s frame'],
      ['radiogroup', 'Slope'],
      ['checkbox', 'Warping'],
      ['row', /^With warping \d+/],
    ],
  },
  {
    name: 'piano',
    wrong: 'speed=900',
    plays: true,
    tree: [
      ['application', /^Piano of 88 keys/],
      ['button', 'Open a .mid file'],
      ['radiogroup', 'Mode'],
      ['slider', 'Time'],
      ['row', /^This run/],
      ['button', 'Save as JSON'],
    ],
  },
  {
    name: 'map',
    wrong: 'by=colour',
    plays: true,
    tree: [
      ['radiogroup', 'Arranged by'],
      ['combobox', 'Region'],
      ['slider', 'Stop'],
      ['row', /^Coordinates .* km \(best\)$/],
      ['button', 'Save as SVG'],
    ],
  },
  {
    name: 'axonometric',
    wrong: 'tilt=steep',
    plays: false,
    tree: [
      ['slider', 'Height of the cut'],
      ['radiogroup', 'View'],
      ['row', /^Floor area/],
    ],
  },
] as const;

const shown = studies.flatMap(({ name, ...study }) => {
  const page = pageOfStudy(name);
  return page ? [{ name, path: page.path, ...study }] : [];
});

for (const { name, path, wrong, plays, tree } of shown) {
  test(`${name}: the study loads in its place within its budget, works by keyboard, and stops out of view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(observeShifts);
    await page.addInitScript(countFrames);
    const came: Response[] = [];
    page.on('response', (response) => came.push(response));
    await open(page, `${path}?${wrong}`);
    await untilSettled(page);
    const before = new Set(came.map((response) => response.url()));
    await forgetShifts(page);

    const stage = page.locator('[data-study]:visible');
    await expect(stage).toHaveAttribute('data-study', 'idle');
    const study = stage.getByRole('region').first();
    await approach(page, study);

    await test.step('its chunk was not there before and is light', async () => {
      // A sheet is fetched first and then linked out of the browser's cache: it travels once, and counts once.
      const files = new Map(came.map((response) => [response.url(), response]));
      const weigh = async (is: (url: string) => boolean) => {
        const own = [...files.values()].filter((response) => is(response.url()));
        expect(own.filter((response) => before.has(response.url())).map((response) => response.url())).toEqual([]);
        const sizes = await Promise.all(own.map(async (response) => gzipSync(await response.body()).length));
        return {
          names: own.map((response) => response.url()).join(),
          sum: sizes.reduce((a, b) => a + b, 0) / kilobyte,
        };
      };
      const isMasses = (url: string) => /axonometric-study\S*\.json$/.test(url);
      const { names, sum } = await weigh((url) => /-study|\/instrument\./.test(url) && !isMasses(url));
      expect(names).toMatch(/-study\S*\.css.*-study|-study\S*\.js.*-study/);
      expect(names).toMatch(/instrument\S*\.css.*instrument|instrument\S*\.js.*instrument/);
      expect(sum, names).toBeLessThanOrEqual(budget);
      expect((await weigh(isMasses)).sum).toBeLessThanOrEqual(massesBudget);
    });

    await test.step('nothing jumped when it took the place of its still', async () => {
      expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([]);
    });

    await test.step('a parameter that makes no sense gets one plain sentence', async () => {
      await expect(study.getByRole('alert')).toHaveText(
        new RegExp(`^The address says ${wrong}: [^.]+\\.( \\d+ is shown instead\\.)?$`),
      );
    });

    if (plays) await playsOnlySeen(page, study);

    await test.step('all settings are behind one button', async () => {
      const more = study.getByRole('button', { name: 'More settings' });
      if (!(await more.count())) return;
      await more.click();
      const panel = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
      await expect(panel.getByRole('group').first()).toBeVisible();
    });

    await test.step('a screen reader is told what it is, what it does and what came out', async () => {
      for (const [role, label] of tree)
        await expect(study.getByRole(role, { name: label }).first(), `${role} ${label}`).toBeAttached();
      if (plays)
        for (const label of ['Play', 'Step', 'Reset', 'Speed 1×'])
          await expect(study.getByRole('button', { name: label, exact: true })).toBeVisible();
      await expect(study.getByRole('status').filter({ hasText: /\w{3}/ }).first()).toBeAttached();
    });

    await test.step('the Tab key reaches every control', async () => {
      expect(await missedByKeyboard(page, study)).toEqual([]);
    });

    await test.step('axe finds nothing', async () => {
      await page.evaluate(axe.source);
      const found: string[] = [];
      for (const width of [1600, 1000, 390])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          // Nothing may lie under the bar that stays at the top of a phone: axe would call it covered.
          await study.evaluate((region) => region.scrollIntoView({ behavior: 'instant' }));
          found.push(...(await violations(page)).map((violation) => `${colorScheme}, ${width} px: ${violation}`));
        }
      expect(found).toEqual([]);
    });
  });
}

for (const { name, path } of shown.filter(({ plays }) => plays))
  test(`${name}: nothing starts by itself, whatever motion is welcome`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(countFrames);
    await open(page, path);
    const study = page.locator('[data-study]:visible').getByRole('region').first();
    await approach(page, study);
    await expect(study.getByRole('button', { name: texts.studyPlay, exact: true })).toBeVisible();
    const where = study.getByRole('group', { name: 'Playback' }).getByRole('slider');
    const before = await where.inputValue();
    await rests(page);
    await expect(where).toHaveValue(before);
  });

test('without scripts each study shows its placeholder, which is explained', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const { path } of shown) {
    await page.goto(path);
    const still = page.locator('[data-study]:visible').getByRole('img').first();
    await expect(still, path).toBeVisible();
    expect((await still.getAttribute('alt')) ?? (await still.getAttribute('aria-label')), path).toMatch(/^.{40}/);
  }
  await context.close();
});

test('a study that loads while its end is in view shifts nothing visible', async ({ page }) => {
  await page.addInitScript(observeShifts);
  const [first, second] = [lead, ...siblings].filter((work) => hasStudy(work));
  for (const [work, width] of [
    [first, 1440],
    [second, 390],
    [pageOfStudy('packing'), 1440],
    [pageOfStudy('map'), 1000],
  ] as const) {
    if (!work) continue;
    const { path } = work;
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await forgetShifts(page);
    const stage = page.locator('[data-study]:visible');
    await stage.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 300, behavior: 'instant' });
    });
    await expect(stage).toHaveAttribute('data-study', 'live');
    await expect(stage.getByRole('table').first()).toBeAttached();
    await untilSettled(page);
    expect(await page.evaluate(() => (window as unknown as Shifts).shifts), path).toEqual([]);
  }
});

/** Scrolls by half windows, as a reader does, until the study stands at the top or the page ends. */
async function approach(page: Page, study: Locator): Promise<void> {
  const stage = page.locator('[data-study]:visible');
  const scroll = () =>
    stage.evaluate(async (element) => {
      const from = scrollY;
      scrollBy({ top: Math.min(element.getBoundingClientRect().top - 100, innerHeight / 2), behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return { hasMoved: scrollY !== from, isNear: element.getBoundingClientRect().top < innerHeight + 400 };
    });
  for (let hasMoved = true; hasMoved;) {
    const now = await scroll();
    hasMoved = now.hasMoved;
    // It has the time to come when it is near.
    if (!now.isNear) continue;
    // A building's bodies are put in order in small steps before the first picture.
    await expect(page.locator('[data-study="live"]')).toBeVisible({ timeout: 30_000 });
    await expect(study.getByRole('spinbutton').or(study.getByRole('combobox')).first()).toBeVisible();
    await untilSettled(page);
  }
}

/** It waits for Play. It then runs while it is seen, and neither out of view nor in a hidden tab. */
async function playsOnlySeen(page: Page, study: Locator): Promise<void> {
  await test.step('it starts paused, plays, and stops unseen', async () => {
    const play = study.getByRole('button', { name: texts.studyPlay, exact: true });
    const pause = study.getByRole('button', { name: texts.studyPause });
    await expect(play).toBeVisible();
    await rests(page);
    const time = study.getByRole('group', { name: 'Playback' }).getByRole('slider');
    const begin = () => time.press('Home');
    const press = () => play.evaluate((button: HTMLElement) => button.click());
    await begin();
    // A short one comes to its end while a slow test thinks: it is left in the frame in which it is seen to run.
    await runs(page, press, 'scrolls');
    await rests(page);
    await expect(pause, 'it is only held').toBeAttached();
    await runs(page, () => time.scrollIntoViewIfNeeded(), 'pauses');
    await rests(page);

    await begin();
    await runs(page, press, 'hides');
    await rests(page);
    await expect(pause, 'it is only held').toBeVisible();
    await runs(page, () => page.evaluate(() => (window as unknown as Frames).hide(false)), 'pauses');
    await rests(page);
    await expect(play).toBeVisible();
  });
}

/** The controls of the study that the Tab key did not come to. */
async function missedByKeyboard(page: Page, study: Locator): Promise<string[]> {
  const count = await study.evaluate((region) => {
    // Of radio buttons the Tab key comes to the checked one, the arrow keys to the others.
    const isStop = (element: HTMLElement | SVGElement) =>
      element.tabIndex >= 0 && element.checkVisibility() && !element.matches('[type=radio]:not(:checked)');
    const stops = [
      ...region.querySelectorAll<HTMLElement>('button, input:not([type=file]), select, a[href], [tabindex]'),
    ].filter(isStop);
    const missed = new Set<Element>(stops);
    (window as unknown as { missed: Set<Element> }).missed = missed;
    document.addEventListener('focusin', ({ target }) => missed.delete(target as Element));
    // The first stop before it: Tab then enters the study as a reader would.
    region.setAttribute('tabindex', '-1');
    (region as HTMLElement).focus({ preventScroll: true });
    return stops.length;
  });
  expect(count).toBeGreaterThan(5);
  for (let press = 0; press < count + 5; press++) await page.keyboard.press('Tab');
  await study.evaluate((region) => region.removeAttribute('tabindex'));
  return page.evaluate(() =>
    [...(window as unknown as { missed: Set<Element> }).missed]
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { run, getRules } = (window as unknown as WithAxe).axe;
    const tags = new Set(getRules().flatMap((rule) => rule.tags));
    const { violations: found } = await run('[data-study]', {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...tags] },
      rules: {
        // Level AAA, see axe.spec.ts.
        'color-contrast-enhanced': { enabled: false },
        // The next page stands hidden beside this one, with a study of its own. Publishing refuses an id twice in one page.
        'duplicate-id': { enabled: false },
      },
    });
    return found.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`).join(' · ')}`,
    );
  });
}
