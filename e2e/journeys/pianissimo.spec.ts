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

test('a song is played by the computer keyboard; a file stays on the machine, and a broken one keeps the previous song', async ({
  page,
  requests,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/Pianissimo?piece=minuet&mode=wait&speed=900');
  const isStudy = (url: string) => url.includes('pianissimo-study');
  expect(requests.filter((request) => isStudy(request.url()))).toEqual([]);
  await page.locator('[data-study]:visible').scrollIntoViewIfNeeded();
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

  const place = instrument(page).getByRole('spinbutton', { name: /^Place/ });
  await place.fill('7.5');
  await expect(page).toHaveURL(/[?&]place=7\.5(&|$)/);

  const saved = page.waitForEvent('download');
  await instrument(page).getByRole('button', { name: 'Save result as JSON' }).click();
  expect((await saved).suggestedFilename()).toBe('practice.json');

  const before = requests.length;
  const choose = instrument(page).locator('xpath=ancestor::*[@data-study]').locator('input[type=file]');
  await choose.setInputFiles({ name: 'two notes.mid', mimeType: 'audio/midi', buffer: song });
  await expect(instrument(page).getByText(/two notes\.mid\. Format 0, 1 track, 96 ticks a quarter/)).toBeVisible();
  await choose.setInputFiles({ name: 'broken.mid', mimeType: 'audio/midi', buffer: song.subarray(0, 30) });
  await expect(instrument(page).getByRole('alert')).toContainText(
    'broken.mid: The file is cut off: 9 bytes are missing',
  );
  await expect(instrument(page).getByText(/two notes\.mid\. Format 0/)).toBeVisible();
  // The browser may ask for the page's icon whenever it likes.
  const asked = requests.slice(before).map((request) => request.url());
  expect(asked.filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
});

/** An electronic piano at the edge of the browser: what it sends is said by `playMidi`. */
function plugIn(): void {
  const port = Object.assign(new EventTarget(), { name: 'Test piano', open: () => Promise.resolve() });
  const access = Object.assign(new EventTarget(), { inputs: new Map([['1', port]]) });
  Object.assign(navigator, { requestMIDIAccess: () => Promise.resolve(access) });
  Object.assign(window, {
    playMidi: (...bytes: number[]) =>
      port.dispatchEvent(Object.assign(new Event('midimessage'), { data: Uint8Array.from(bytes) })),
  });
}

test.describe('with a finger and an electronic piano', () => {
  test.use({ hasTouch: true, viewport: { width: 1000, height: 900 } });

  test('a song starts at the position in the address, and touch and MIDI keys are judged alike', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(plugIn);
    await open(page, '/Pianissimo?piece=minuet&mode=wait&place=4.2');
    await page.locator('[data-study]:visible').scrollIntoViewIfNeeded();
    await expect(instrument(page).getByRole('spinbutton', { name: /^Place/ })).toHaveValue('4.2');
    await instrument(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await instrument(page).getByRole('combobox', { name: 'Mode' }).selectOption('wait');
    await instrument(page).getByRole('combobox', { name: 'Music' }).selectOption('minuet');

    await instrument(page).getByRole('button', { name: 'Connect a MIDI keyboard' }).click();
    await expect(instrument(page).getByText('Connected: Test piano.')).toBeVisible();
    await instrument(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(instrument(page).getByText('Waiting for D 5.')).toBeVisible();
    await touch(page, 31);
    await expect(figure(page, 'Right keys')).toHaveText('1');
    await expect(instrument(page).getByText('Waiting for G 4.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { playMidi: (...b: number[]) => void }).playMidi(0x90, 67, 90));
    await expect(figure(page, 'Right keys')).toHaveText('2');
    await expect(instrument(page).getByText('Waiting for A 4.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { playMidi: (...b: number[]) => void }).playMidi(0x90, 61, 90));
    await expect(figure(page, 'Wrong keys')).toHaveText('1');
  });
});

/** Touches a white key near the reader's end of it; the lowest of the 52 is 0. */
async function touch(page: Page, white: number): Promise<void> {
  await keyboard(page).scrollIntoViewIfNeeded();
  const box = (await keyboard(page).locator('canvas').boundingBox())!;
  await page.touchscreen.tap(box.x + ((white + 0.5) / 52) * box.width, box.y + box.height * 0.96);
}
