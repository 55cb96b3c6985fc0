import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const instrument = (page: Page) => page.getByRole('region', { name: 'Piano practice with falling notes' });
const figure = (page: Page, name: string) =>
  instrument(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const keyboard = (page: Page) => instrument(page).getByRole('application', { name: /^Piano of 88 keys/ });

/** Two notes, C4 and E4, a quarter each. */
const track = [0, 0x90, 60, 100, 96, 60, 0, 0, 64, 100, 96, 64, 0, 0, 0xff, 0x2f, 0];
const song = Buffer.from([
  ...Buffer.from('MThd'),
  ...[0, 0, 0, 6, 0, 0, 0, 1, 0, 96],
  ...Buffer.from('MTrk'),
  ...[0, 0, 0, track.length, ...track],
]);

test('a song waits for the keys of a computer; a file stays here, and a broken one leaves the music before', async ({
  page,
  requests,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/Pianissimo?piece=minuet&mode=wait&speed=900');
  const isStudy = (url: string) => url.includes('pianissimo-study');
  expect(requests.filter((request) => isStudy(request.url()))).toEqual([]);
  await page.locator('[data-study]').scrollIntoViewIfNeeded();
  await expect(instrument(page).getByRole('alert')).toContainText('The address says speed=900: Tempo is a number');

  await instrument(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(instrument(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(instrument(page).getByText('Waiting for D 5.')).toBeVisible();
  await keyboard(page).focus();
  // F is wrong; the ninth key of the upper row is D.
  await page.keyboard.press('KeyR');
  await page.keyboard.press('KeyO');
  await expect(figure(page, 'Wrong keys')).toHaveText('1');
  await expect(figure(page, 'Right keys')).toHaveText('1');
  await expect(instrument(page).getByText('Waiting for G 4.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(instrument(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  const before = requests.length;
  const choose = instrument(page).locator('xpath=ancestor::*[@data-study]').locator('input[type=file]');
  await choose.setInputFiles({ name: 'two notes.mid', mimeType: 'audio/midi', buffer: song });
  await expect(instrument(page).getByText(/two notes\.mid\. Format 0, 1 track, 96 ticks a quarter/)).toBeVisible();
  await choose.setInputFiles({ name: 'broken.mid', mimeType: 'audio/midi', buffer: song.subarray(0, 30) });
  await expect(instrument(page).getByRole('alert')).toContainText(
    'broken.mid: The file is cut off: 9 bytes are missing',
  );
  await expect(instrument(page).getByText(/two notes\.mid\. Format 0/)).toBeVisible();
  expect(requests.slice(before).map((request) => request.url())).toEqual([]);
});

test('without scripts the drawing and the explanation stand', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/Pianissimo');
  await expect(page.getByRole('img', { name: /^Drawing of all 88 keys/ })).toBeVisible();
  await expect(page.getByText('A tale of two clocks, 2013')).toBeVisible();
  await context.close();
});
