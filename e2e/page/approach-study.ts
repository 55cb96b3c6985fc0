import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls to the first study of the page, and waits until it runs. @returns the study. */
export async function approachStudy(page: Page): Promise<Locator> {
  const stage = page.locator('[data-study]:visible').first();
  await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(stage).toHaveAttribute('data-study', 'live', { timeout: 30_000 });
  return stage.getByRole('region').first();
}
