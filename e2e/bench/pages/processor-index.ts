import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { openPage, type Profile } from './profiles';

/**
 * How fast a profile's processor is, by the count with which Chrome tells phones apart: a phone of the middle has 1000,
 * a cheap one 264. What is measured in milliseconds belongs to this count, not to how many times a machine was slowed.
 * https://github.com/ChromeDevTools/devtools-frontend/blob/main/front_end/panels/mobile_throttling/CalibrationController.ts
 */
export async function processorIndex(browser: Browser, profile: Profile): Promise<number> {
  const { page } = await openPage(browser, profile);
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.context().close();
  return index;
}
