import { expect, open, test } from '../../../e2e/fixtures';

test('both films take about half a minute', async ({ page }) => {
  await open(page, '/Pianissimo');
  for (const title of ['The app in half a minute', 'The web platform in half a minute']) {
    await page.getByRole('button', { name: `Play the video: ${title}` }).click();
    const film = page.getByLabel(title, { exact: true });
    await expect(film).toHaveAttribute('data-state', 'playing');
    const seconds = await film.evaluate((video: HTMLVideoElement) => video.duration);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(40);
  }
});
