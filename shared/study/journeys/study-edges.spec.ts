import type { Page } from '@playwright/test';
import { expect, untilSettled, open, test } from '../../../e2e/fixtures';
import { hasStudy, pageOfStudy, works } from '../../../e2e/site/site-pages';
import { sizeText, textFaults } from '../../../e2e/page/text-layout';
import { approachStudy } from '../../../e2e/page/approach-study';
import { texts } from '../../../e2e/site/site-words';

const names = ['packing', 'subdivision', 'dance', 'piano', 'map', 'axonometric'];
const shown = new Set([
  ...names.map((name) => pageOfStudy(name)),
  works.findLast((work) => hasStudy(work, 'axonometric')),
]);

for (const work of shown) {
  if (!work) continue;
  test(`${work.path}: numbers of the live study have 10 px, its controls room, and large text is whole`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, work.path);
    await approachStudy(page);
    await untilSettled(page);
    const more = live(page).getByRole('button', { name: 'More settings' });
    if (await more.count()) await more.press('Enter');

    const look = async (width: number, height: number, what: (page: Page) => Promise<string[]>, state = '') => {
      await resize(page, width, height);
      // A worker may still be drawing for the new width.
      await expect
        .configure({ soft: true })
        .poll(() => what(page), `${width} × ${height}${state}`)
        .toEqual([]);
    };
    for (const [width, height] of windows) {
      await look(width, height, smallNumbers);
      await look(width, height, hiddenControls);
    }
    for (const percent of [150, 200]) {
      await sizeText(page, percent);
      for (const width of [1280, 390]) {
        const state = `, text at ${percent} %`;
        await look(width, 800, textFaults, state);
        await look(width, 800, cutControls, state);
        await look(width, 800, brokenWords, state);
      }
    }
  });
}

for (const work of shown) {
  if (!work) continue;
  test(`${work.path}: what has the focus as soon as it is there is still seen when the study is whole`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, work.path);
    await page.locator('[data-study]').first().evaluate(focusPlay, texts.studyPlay);
    const reset = page
      .locator('[data-study="live"]')
      .first()
      .getByRole('button', { name: texts.studyReset, exact: true });
    await expect(reset).toBeVisible();
    await untilSettled(page);
    await resize(page, 390, 600);
    await expect(page.locator('[data-study="live"] button:focus')).toBeInViewport({ ratio: 1 });
  });
}

/** Leaves the end of the study in view, where text follows, and focuses Play, or its first button, once it is shown. */
function focusPlay(study: Element, name: string): void {
  const observer = new MutationObserver(() => {
    const play = study.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
    if (play) observer.disconnect();
    (play ?? study.querySelector('button'))?.focus();
  });
  observer.observe(study, { childList: true, subtree: true });
  study.scrollIntoView({ block: 'end', behavior: 'instant' });
}

const windows = [
  [1440, 900],
  [1280, 600],
  [1000, 900],
  [1000, 600],
  [390, 844],
  [390, 664],
  [390, 600],
] as const;

const live = (page: Page) => page.locator('[data-study="live"]:not(:has([data-loading]))').first();

/** Sets the window's size, and waits until what the study computes from it has been drawn. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    const study = document.querySelector('[data-study="live"]');
    for (let still = 0, last = ''; still < 5; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = study?.innerHTML ?? '';
      if (now !== last) still = 0;
      last = now;
    }
  });
}

/** Letters and figures, in drawings too, that are seen smaller than 10 px. */
function smallNumbers(page: Page): Promise<string[]> {
  return live(page).evaluate((study) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(study, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.matches('title, desc, style, option')) continue;
      const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
      if (size < 9.995) found.push(`“${text.slice(0, 30)}” has ${size.toFixed(2)} px`);
    }
    return found;
  });
}

/** Controls that can't be seen while they have the focus: what stays in the window lies over them. */
function hiddenControls(page: Page): Promise<string[]> {
  return live(page).evaluate((study) => {
    const controls = [...study.querySelectorAll<HTMLElement>('button, input, select, [role="slider"]')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility() || control.tabIndex < 0 || control.closest('svg')) return [];
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
      const hit = document.elementFromPoint(x, y);
      const isSeen = hit && (control.contains(hit) || hit.contains(control));
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
      return isSeen
        ? []
        : [`${name.slice(0, 40)} is covered by ${hit?.outerHTML.slice(0, 60) ?? 'the end of the window'}`];
    });
  });
}

/** Controls that stick out of the window, have no room for their number, or lie on each other. */
function cutControls(page: Page): Promise<string[]> {
  return live(page).evaluate((study) => {
    const scrolls = (part: Element | null): boolean =>
      !!part && part !== study && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
    const controls = [...study.querySelectorAll<HTMLElement>('button, input, select')]
      .filter((control) => control.checkVisibility() && !control.closest('svg') && !scrolls(control))
      .map((control) => ({
        control,
        box: control.getBoundingClientRect(),
        name: control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML.slice(0, 60)),
      }));
    const found: string[] = [];
    for (const [index, { control, box, name }] of controls.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`out of the window: ${name}`);
      // A list of corners may be longer than its line.
      const isNumber = control.matches('[inputmode="decimal"], [inputmode="numeric"], [type="number"], button');
      if (isNumber && control.scrollWidth > control.clientWidth + 1) found.push(`cut: ${name}`);
      for (const other of controls.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > 2) found.push(`“${name}” lies on “${other.name}”`);
      }
    }
    return found;
  });
}

/** Words that are broken in the middle because their line has no room. */
function brokenWords(page: Page): Promise<string[]> {
  return live(page).evaluate((study) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(study, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('svg, option, style')) continue;
      if (getComputedStyle(holder).clipPath !== 'none') continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`“${word}” is broken`);
      }
    }
    return found;
  });
}
