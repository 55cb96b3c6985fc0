import { expect, untilSettled, test } from '../fixtures';
import { lead } from '../site/site-pages';

const { stages } = lead;
test.skip(stages.length === 0, 'the first picture of the home page has no stages');

const shown = '[class*="stages"] img';
const isStage = (url: string) => stages.some((stage) => url.includes(`-${stage.replace(/\.\w+$/, '')}-`));

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px the first picture changes as one scrolls, and back; its stages weigh 150 KB at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const bytes = new Map<string, number>();
    page.on('response', async (response) => {
      if (isStage(response.url())) bytes.set(response.url(), (await response.body()).length);
    });
    await page.goto('/');
    const images = page.locator(shown);
    await expect(images).toHaveCount(stages.length);
    const opacities = () =>
      images.evaluateAll((all) => all.map((image) => Number(getComputedStyle(image.closest('picture')!).opacity)));
    await expect.poll(opacities).toEqual(stages.map(() => 0));
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.6, behavior: 'instant' }));
    await expect.poll(opacities).toEqual(stages.map(() => 1));
    await expect
      .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    const [cover, last] = await Promise.all(
      [page.locator('article a img').first(), images.last()].map((image) => image.boundingBox()),
    );
    expect(last).toEqual(cover);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(opacities).toEqual(stages.map(() => 0));
    const sum = [...bytes.values()].reduce((all, each) => all + each, 0);
    expect(bytes.size).toBe(stages.length);
    expect(sum).toBeLessThanOrEqual(150 * 1024);
  });
}

test('a click on a stage is one on the work', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: innerHeight * 0.4, behavior: 'instant' }));
  const box = (await page.locator(shown).last().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8);
  await expect(page).toHaveURL(lead.path);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the first picture stays, and no stage is loaded', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await untilSettled(page);
    await expect(page.locator(shown).first()).toBeHidden();
    expect(requests.filter(isStage)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first picture stays, and a visitor loads no stage', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await expect(page.locator('article a img').first()).toBeVisible();
    expect(requests.filter(isStage)).toEqual([]);
  });
});
