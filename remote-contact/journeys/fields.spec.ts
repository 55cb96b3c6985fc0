import { expect, open, test } from '../../e2e/fixtures';
import { form } from '../../e2e/site/site-words';
import { path, send, sendPath, skipWithoutForm, write } from './form';

skipWithoutForm();

test('an empty message is not sent, and the field says what is missing', async ({ page }) => {
  let requests = 0;
  await page.route(sendPath, (route) => {
    requests++;
    return route.abort();
  });
  await open(page, path);
  await send(page);
  await expect(page.getByLabel(form.message)).toHaveAccessibleDescription(form.missingMessage);
  expect(requests).toBe(0);
});

test('an invalid email address is rejected by the browser', async ({ page }) => {
  await open(page, path);
  await write(page, 'hello');
  await page.getByLabel(form.email).fill('not an address');
  await send(page);
  expect(await page.getByLabel(form.email).evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(
    true,
  );
  await expect(page.getByRole('button', { name: form.send })).toBeVisible();
});

test('a message that is too long says by how much before it is sent', async ({ page }) => {
  await open(page, path);
  await write(page, 'a'.repeat(48_000));
  await expect(page.getByLabel(form.message)).toHaveAccessibleDescription(form.tooLong.replace('{count}', '25'));
  await page.getByLabel(form.message).fill('a'.repeat(47_000));
  await expect(page.getByLabel(form.message)).toHaveAccessibleDescription('');
});
