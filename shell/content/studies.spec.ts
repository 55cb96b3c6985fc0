import { expect, test } from '../../e2e/fixtures';

test.use({ javaScriptEnabled: false });

test('the page of each study names the source that it follows, also without scripts', async ({ page }) => {
  for (const [path, source] of [
    ['/PACKING', /Jylänki/],
    ['/SUBDIVISION', /Vanegas/],
    ['/DanceForYou', /Sakoe and Chiba, 1978/],
    ['/Pianissimo', /A tale of two clocks, 2013/],
    ['/ArchitectureKorea', /Natural Earth/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(source).first(), path).toBeVisible();
  }
});
