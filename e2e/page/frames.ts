import type { Page } from '@playwright/test';
import { texts } from '../site/site-words';

/** What is added to a page's window. */
export type Frames = { asked: number; nextFrame: typeof requestAnimationFrame; hide: (hidden: boolean) => void };

/**
 * Runs in the page before anything else: counts how often its scripts ask for a frame. `hide` is what a browser does
 * when its tab is left, as far as a page can tell.
 */
export function countFrames(): void {
  const page = window as unknown as Frames;
  page.asked = 0;
  page.nextFrame = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    page.asked += 1;
    return page.nextFrame(callback);
  };
  page.hide = (hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

/** Waits until the page's scripts have asked for four frames since something was done, and stops them in that frame. */
export async function runs(page: Page, act: () => Promise<void>, how: 'scrolls' | 'hides' | 'pauses'): Promise<void> {
  const stop = { how, pause: `[aria-label="${texts.studyPause}"]` };
  const ran = page.evaluate(async ({ how, pause }) => {
    const { nextFrame, asked, hide } = window as unknown as Frames;
    while ((window as unknown as Frames).asked < asked + 4) await new Promise((resolve) => nextFrame(resolve));
    if (how === 'scrolls') scrollTo({ top: 0, behavior: 'instant' });
    if (how === 'hides') hide(true);
    if (how === 'pauses') document.querySelector<HTMLElement>(pause)!.click();
  }, stop);
  await act();
  await ran;
}

/** Waits until ten frames went by in which no script asked for one. */
export function rests(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { nextFrame } = window as unknown as Frames;
    for (let still = 0, asked = -1; still < 10; still++) {
      await new Promise((resolve) => nextFrame(resolve));
      const now = (window as unknown as Frames).asked;
      if (now !== asked) still = 0;
      asked = now;
    }
  });
}
