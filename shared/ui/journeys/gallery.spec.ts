import type { Page } from '@playwright/test';
import { expect, untilSettled, open, test } from '../../../e2e/fixtures';
import { lead } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

const { images, path } = lead;
const first = images[0]!.name;
const figure = (page: Page, name: string) => page.locator(`a[data-picture="${name}"]:visible`);

test('a pointer that passes over a picture loads nothing; one that rests loads what opens it', async ({
  page,
  requests,
}) => {
  await open(page, path);
  await untilSettled(page);
  const codeOfViewer = () => requests.filter((request) => /\/lightbox\.\w+\.js$/.test(request.url())).length;
  const link = figure(page, first);
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) => {
    const over = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    over(element);
    over(document.body);
  });
  await untilSettled(page);
  expect(codeOfViewer()).toBe(0);
  await link.hover();
  await expect.poll(codeOfViewer).toBe(1);
});

test('when the code of the viewer fails to load, the page stays and says so', async ({ page }) => {
  await page.route('**/lightbox*.js', (route) => route.abort());
  await open(page, path);
  await figure(page, first).click();
  await expect(page.getByRole('alert')).toHaveText(`${texts.failed} ${texts.retry}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/lightbox*.js');
  await figure(page, first).click();
  await expect(page.getByRole('dialog')).toContainText(
    texts.pictureOf.replace('{number}', '1').replace('{count}', `${images.length}`),
  );
});
