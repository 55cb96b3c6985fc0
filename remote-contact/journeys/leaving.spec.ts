import type { Page } from '@playwright/test';
import { expect, holdBack, open, railLink, test } from '../../e2e/fixtures';
import { lead } from '../../e2e/site/site-pages';
import { form, texts } from '../../e2e/site/site-words';
import { path, send, sendPath, skipWithoutForm, storedMessages, success, unsure, write } from './form';

skipWithoutForm();

/** Sends a message, which arrives when what is returned is called. */
async function sendSlowly(page: Page, mark: string): Promise<() => void> {
  const come = await holdBack(page, sendPath);
  await open(page, path);
  await write(page, mark);
  const requested = page.waitForRequest(sendPath);
  await send(page);
  await requested;
  return come;
}

test('who leaves while a message is sent and comes back finds it sent once', async ({ page }) => {
  const mark = `left ${Date.now()}`;
  const come = await sendSlowly(page, mark);
  await railLink(page, lead).click();
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  await page.locator('#rail').getByRole('link', { name: texts.contact }).click();
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await page.getByRole('button', { name: form.sending }).click({ force: true });
  come();
  await expect(success(page)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('');
  expect(storedMessages(mark)).toHaveLength(1);
});

test('the browser asks before a page is left whose message is being sent', async ({ page }) => {
  const mark = `stays ${Date.now()}`;
  const come = await sendSlowly(page, mark);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  come();
  await expect(success(page)).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel(form.message)).toHaveValue('');
});

test('who leaves right after Send, before anything is posted, hears that it may not have arrived', async ({ page }) => {
  await page.route(sendPath, () => undefined);
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, path);
  await write(page, 'left in the pause');
  await send(page);
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(form.message)).toHaveValue('left in the pause');
  await expect(unsure(page)).toBeVisible();
});

test('the draft survives a reload, a navigation and a closed tab, and is cleared after Success', async ({
  page,
  context,
}) => {
  await open(page, path);
  await write(page, 'draft to keep');
  await page.reload();
  await expect(page.getByLabel(form.message)).toHaveValue('draft to keep');
  await railLink(page, lead).click();
  await page.locator('#rail').getByRole('link', { name: texts.contact }).click();
  await expect(page.getByLabel(form.message)).toHaveValue('draft to keep');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await open(again, path);
  await expect(again.getByLabel(form.message)).toHaveValue('draft to keep');
  await send(again);
  await expect(success(again)).toBeVisible();
  await again.reload();
  await expect(again.getByLabel(form.message)).toHaveValue('');
});

test('the text is kept when the tab is closed while sending, and nobody claims to know what became of it', async ({
  page,
  context,
}) => {
  await page.route(sendPath, () => undefined);
  await open(page, path);
  await write(page, 'closed in the middle');
  const requested = page.waitForRequest(sendPath);
  await send(page);
  await requested;
  await page.close();
  const again = await context.newPage();
  await open(again, path);
  await expect(again.getByLabel(form.message)).toHaveValue('closed in the middle');
  await expect(unsure(again)).toBeVisible();
});
