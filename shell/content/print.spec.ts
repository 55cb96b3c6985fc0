import { expect, test } from '../../e2e/fixtures';
import { sheetCount } from '../../e2e/page/printed-sheets';

test('no page needs more sheets than are worth their paper', async ({ page }) => {
  for (const [path, most] of [
    ['/SSL', 8],
    ['/DanceForYou', 8],
    ['/Pianissimo', 8],
    ['/PACKING', 6],
    ['/SUBDIVISION', 6],
    ['/works', 1],
    ['/', 5],
  ] as const) {
    await page.goto(path);
    expect(await sheetCount(page), path).toBeLessThanOrEqual(most);
  }
});
