import { expect, open, untilSettled, test } from '../../e2e/fixtures';
import { firsts, lead } from '../../e2e/site/site-pages';
import { form } from '../../e2e/site/site-words';
import { path, send, sendPath, skipWithoutForm, storedMessages, success, write } from './form';

skipWithoutForm();

for (const [what, message] of [
  ['Korean, emoji and HTML', 'first 한글 메시지 🏛️ <b onclick="x">&amp;</b> "quotes" \\ %00'],
  ['40,000 Latin characters', `second ${'a'.repeat(40_000)}`],
] as const) {
  test(`a message with ${what} is sent by the real library and stored with exactly seven fields`, async ({ page }) => {
    await open(page, path);
    await write(page, message);
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(storedMessages(message.slice(0, 6))).toEqual([
      {
        from_name: 'Kim Sample',
        from_email: 'kim@example.com',
        message,
        lib_version: '3.10.0',
        service_id: 'mailbox',
        template_id: 'mailbox',
        user_id: 'mailbox',
      },
    ]);
    await expect(page.getByLabel(form.message)).toHaveValue('');
  });
}

test('a message without an address says before and after sending that no answer is possible', async ({ page }) => {
  await open(page, path);
  await page.getByLabel(form.message).fill('no address');
  await expect(page.getByLabel(form.email)).toHaveAccessibleDescription(form.noAnswer);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: form.successNoAnswer })).toBeVisible();
});

test('while a message is being sent the button says so and a second click sends nothing', async ({ page }) => {
  const mark = `twice ${Date.now()}`;
  let requests = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(sendPath, async (route) => {
    requests++;
    await held;
    await route.continue();
  });
  await open(page, path);
  await write(page, mark);
  await page.getByRole('button', { name: form.send }).dblclick();
  const button = page.getByRole('button', { name: form.sending });
  await button.click({ force: true }); // aria-disabled, but still clickable
  await button.press('Enter');
  await expect.poll(() => requests).toBe(1);
  release();
  await expect(success(page)).toBeVisible();
  expect([requests, storedMessages(mark).length]).toEqual([1, 1]);
});

test('the contact page loads no more JavaScript than other pages', async ({ page, requests }) => {
  const costs: number[] = [];
  for (const each of [path, lead.path, ...firsts.map((page) => page.path)]) {
    requests.length = 0;
    await open(page, each);
    await untilSettled(page);
    const scripts = requests.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(
      scripts.map(async (request) => ((await (await request.response())?.body()) ?? '').length),
    );
    costs.push(sizes.reduce((sum, size) => sum + size, 0));
  }
  const [contact = Infinity, ...others] = costs;
  expect(contact).toBeLessThanOrEqual(Math.min(...others));
});

test('the mail library is not loaded before the form is touched', async ({ page, requests }) => {
  await open(page, path);
  await untilSettled(page);
  const scripts = () => requests.filter((request) => request.resourceType() === 'script').length;
  const before = scripts();
  await page.getByLabel(form.name).focus();
  await expect.poll(scripts).toBe(before + 1);
});
