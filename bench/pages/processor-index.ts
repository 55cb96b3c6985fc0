import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'puppeteer-core';
import { evaluate, withPage } from './open-page';

/**
 * How fast the slowed processor is, on the scale by which Chrome tells phones apart: 1000 is a mid-tier phone, 264 a
 * low-tier one. Measured milliseconds belong to this number rather than to the slowdown.
 * https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/panels/mobile_throttling/CalibrationController.ts
 */
export function processorIndex(browser: Browser): Promise<number> {
  return withPage(browser, (page) => evaluate(page, pageFunctions.computeBenchmarkIndex, undefined));
}
