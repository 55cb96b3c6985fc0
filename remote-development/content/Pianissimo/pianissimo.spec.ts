import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { approachStudy } from '../../../e2e/page/approach-study';

const instrument = (page: Page) => page.getByRole('region', { name: 'Piano practice with falling notes' });
/** Right, wrong and missed keys, as the table of results counts them. */
const counts = (page: Page) =>
  instrument(page)
    .getByRole('row', { name: 'This run' })
    .getByRole('cell')
    .evaluateAll((cells) => cells.slice(0, 3).map((cell) => Number(cell.textContent)));
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
  const isStudy = (url: string) => url.includes('piano-study');
  expect(requests.filter((request) => isStudy(request.url()))).toEqual([]);
  await approachStudy(page);
  await expect(instrument(page).getByRole('alert')).toContainText('The address says speed=900: Tempo is a number');

  await instrument(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(instrument(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(instrument(page).getByText('Waiting for D 5.')).toBeVisible();
  await keyboard(page).focus();
  // F is wrong; the ninth key of the upper row is D.
  await page.keyboard.press('KeyR');
  await page.keyboard.press('KeyO');
  await expect.poll(() => counts(page)).toEqual([1, 1, 0]);
  await expect(instrument(page).getByText('Waiting for G 4.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(instrument(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await test.step('the time line, the arrow keys and dragging the notes move the song; the best run stays', async () => {
    const time = instrument(page).getByRole('spinbutton', { name: 'Time' });
    await time.fill('7.5');
    await expect(page).toHaveURL(/[?&]place=7\.5(&|$)/);
    await expect(instrument(page).getByRole('row', { name: /^Best run 1 1 0 50 %/ })).toBeVisible();
    await keyboard(page).press('ArrowDown');
    await expect(time).toHaveValue('8.5');
    await keyboard(page).scrollIntoViewIfNeeded();
    const box = (await keyboard(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(9);
  });

  const saved = page.waitForEvent('download');
  await instrument(page).getByRole('button', { name: 'Save as JSON' }).click();
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
  // The browser may ask for the page's icon whenever it likes; the sentence about a broken file comes when there is one.
  const asked = requests.slice(before).map((request) => request.url());
  expect(asked.filter((url) => !/\/icon\.svg$|more-texts\S*\.js$/.test(url))).toEqual([]);
});

test('after Play the painted letters play at once, wherever in the instrument the focus is, and waiting is not lateness', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/Pianissimo?piece=minuet');
  await approachStudy(page);
  await instrument(page).getByRole('radiogroup', { name: 'Mode' }).getByLabel('Wait for me').check();
  await instrument(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(instrument(page).getByText('Waiting for D 5.')).toBeVisible();
  await page.keyboard.press('o');
  await expect.poll(() => counts(page)).toEqual([1, 0, 0]);
  await expect(instrument(page).getByText('Waiting for G 4.')).toBeVisible();

  // The mode is chosen once more, so the focus is on it.
  await instrument(page).getByRole('radiogroup', { name: 'Mode' }).getByLabel('Wait for me').click();
  await page.keyboard.press('t');
  await expect.poll(() => counts(page)).toEqual([2, 0, 0]);
  await expect(instrument(page).getByText('2 right, 0 wrong, 0 missed.')).toBeVisible();
  await expect(instrument(page).getByText(/too late|too early/)).toHaveCount(0);
  await expect(instrument(page).getByRole('row', { name: 'This run' }).getByRole('cell').last()).toHaveText('–');

  // Letters that are typed stay letters.
  await instrument(page).getByRole('spinbutton', { name: 'Time' }).focus();
  await page.keyboard.press('y');
  expect(await counts(page)).toEqual([2, 0, 0]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a browser that refuses MIDI is told of in a sentence that can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() =>
      Object.assign(navigator, { requestMIDIAccess: () => Promise.reject(new Error('denied')) }),
    );
    await open(page, '/Pianissimo');
    await approachStudy(page);
    await instrument(page).getByRole('button', { name: 'More settings' }).click();
    await instrument(page).getByRole('button', { name: 'Connect a keyboard' }).click();
    const sentence = instrument(page).getByText(/^The browser blocked MIDI/);
    await expect(sentence).toBeVisible();
    await expect(sentence).toHaveRole('status');
    const lines = await sentence.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
  });
}

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
    await approachStudy(page);
    await expect(instrument(page).getByRole('spinbutton', { name: 'Time' })).toHaveValue('4.2');
    await instrument(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await instrument(page).getByRole('radiogroup', { name: 'Mode' }).getByLabel('Wait for me').check();
    await instrument(page).getByRole('radiogroup', { name: 'Music' }).getByLabel('Minuet').check();

    await instrument(page).getByRole('button', { name: 'More settings' }).click();
    await instrument(page).getByRole('button', { name: 'Connect a keyboard' }).click();
    await expect(instrument(page).getByText('Connected: Test piano.')).toBeVisible();
    await instrument(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(instrument(page).getByText('Waiting for D 5.')).toBeVisible();
    await touch(page, 31);
    await expect.poll(() => counts(page)).toEqual([1, 0, 0]);
    await expect(instrument(page).getByText('Waiting for G 4.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { playMidi: (...b: number[]) => void }).playMidi(0x90, 67, 90));
    await expect.poll(() => counts(page)).toEqual([2, 0, 0]);
    await expect(instrument(page).getByText('Waiting for A 4.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { playMidi: (...b: number[]) => void }).playMidi(0x90, 61, 90));
    await expect.poll(() => counts(page)).toEqual([2, 1, 0]);
  });
});

/** Touches a white key near the reader's end of it; the lowest of the 52 is 0. */
async function touch(page: Page, white: number): Promise<void> {
  await keyboard(page).scrollIntoViewIfNeeded();
  const box = (await keyboard(page).locator('canvas').boundingBox())!;
  await page.touchscreen.tap(box.x + ((white + 0.5) / 52) * box.width, box.y + box.height * 0.96);
}
