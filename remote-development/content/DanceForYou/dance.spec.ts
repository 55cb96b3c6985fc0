import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { approachStudy } from '../../../e2e/page/approach-study';

const instrument = (page: Page) => page.getByRole('region', { name: 'Dynamic time warping of two dancers' });
/** The score in the table of results. */
const score = async (page: Page, way: string) =>
  Number.parseInt(await instrument(page).getByRole('row', { name: way }).getByRole('cell').first().innerText());

async function approach(page: Page) {
  await approachStudy(page);
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
  await expect.poll(() => score(page, 'With warping')).toBeGreaterThan(95);
  expect(await score(page, 'By the clock')).toBeLessThan(75);
  await expect(instrument(page).getByRole('row', { name: /^With warping \d+ \(best\)/ })).toBeVisible();

  await instrument(page).getByRole('button', { name: 'More settings' }).click();
  const teacher = instrument(page).getByRole('slider', { name: 'Teacher’s frame' });
  const learner = instrument(page).getByRole('slider', { name: 'Learner’s frame' });
  await teacher.fill('45');
  await expect.poll(async () => Math.abs(Number(await learner.inputValue()) - 56)).toBeLessThan(4);
  await learner.press('Home');
  await expect(teacher).toHaveValue('0');

  const map = instrument(page).getByRole('slider', { name: /^Matrix of differences/ });
  const box = (await map.boundingBox())!;
  await map.click({ position: { x: box.width - 2, y: box.height - 2 } });
  await expect(teacher).toHaveValue('90');
  await map.press('Home');
  await expect(teacher).toHaveValue('0');
  await map.press('ArrowRight');
  await expect(map).toHaveAttribute('aria-valuenow', '1');

  const tempo = instrument(page).getByRole('spinbutton', { name: 'Tempo' });
  await tempo.fill('100');
  await expect.poll(() => score(page, 'With warping')).toBe(100);
  await expect.poll(() => score(page, 'By the clock')).toBe(100);
  await expect(page).toHaveURL(/[?&]tempo=100(&|$)/);

  await tempo.fill('60');
  await instrument(page).getByRole('radiogroup', { name: 'Slope' }).getByLabel('2', { exact: true }).check();
  await expect(instrument(page).getByRole('alert')).toContainText('Slope constraint P = 2 leaves no path');
});

test('the poses above and beside the matrix are dragged like a time line', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/DanceForYou?at=0');
  await approach(page);
  const map = instrument(page).getByRole('slider', { name: /^Matrix of differences/ });
  const time = instrument(page).getByRole('slider', { name: 'Time' });
  await expect(time).toHaveValue('0');
  await map.scrollIntoViewIfNeeded();
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.3, box.y - 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y - 20, { steps: 3 });
  await page.mouse.up();
  const middle = Number(await time.inputValue());
  expect(middle).toBeGreaterThan(2);
  await page.mouse.click(box.x - 20, box.y + box.height * 0.9);
  expect(Number(await time.inputValue())).toBeGreaterThan(middle);
});
