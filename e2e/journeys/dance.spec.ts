import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const instrument = (page: Page) => page.getByRole('region', { name: 'Dynamic time warping of two dancers' });
const figure = (page: Page, name: string) =>
  instrument(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

async function approach(page: Page) {
  await page.locator('[data-study]:visible').scrollIntoViewIfNeeded();
  await expect(instrument(page)).toBeVisible();
}

test('the dancers are compared by the settings, and each frame selects its match on the path', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chunks: string[] = [];
  page.on('request', (request) => /dance-study/.test(request.url()) && chunks.push(request.url()));
  await open(page, '/DanceForYou?tempo=80&noise=0&delay=0&seed=elephant');
  expect(chunks).toEqual([]);
  await approach(page);
  await expect(instrument(page).getByRole('alert')).toContainText('The address says seed=elephant: Seed is a number');
  await expect(instrument(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(async () => Number(await figure(page, 'Score with warping').innerText())).toBeGreaterThan(95);
  expect(Number(await figure(page, 'Score without').innerText())).toBeLessThan(75);

  const teacher = instrument(page).getByRole('slider', { name: 'Teacher’s frame' });
  const learner = instrument(page).getByRole('slider', { name: 'Learner’s frame' });
  await teacher.fill('45');
  await expect.poll(async () => Math.abs(Number(await learner.inputValue()) - 56)).toBeLessThan(4);
  await learner.press('Home');
  await expect(teacher).toHaveValue('0');
  const map = instrument(page).getByRole('img', { name: /^Matrix of differences/ });
  const box = (await map.boundingBox())!;
  await map.click({ position: { x: box.width - 2, y: box.height - 2 } });
  await expect(teacher).toHaveValue('90');

  const tempo = instrument(page).getByRole('spinbutton', { name: /^Tempo/ });
  await tempo.fill('100');
  await expect(figure(page, 'Score with warping')).toHaveText('100');
  await expect(figure(page, 'Score without')).toHaveText('100');
  await expect(page).toHaveURL(/\?tempo=100&delay=0&noise=0|tempo=100/);

  await tempo.fill('60');
  await instrument(page).getByRole('combobox', { name: 'Slope constraint P' }).selectOption('P2');
  await expect(instrument(page).getByRole('alert')).toContainText('Slope constraint P = 2 leaves no path');
});
