import type { Page } from '@playwright/test';
import { readSourceFile } from '@portfolio/content/source/frontmatter';
import { languageFile } from '@portfolio/content/source/language-file';
import type { FormTexts } from '@portfolio/contract/page';
import { root } from '@portfolio/workspace/root';
import { expect, holdBack, open, untilStarted, test } from '../../e2e/fixtures';
import { otherLanguages } from '../../e2e/site/other-languages';
import { contact } from '../../e2e/site/site-pages';
import { form } from '../../e2e/site/site-words';
import { serveVariant } from '../../e2e/site/variant-site';
import { messagesIn } from '../../e2e/site/messages-in';
import { mailbox, path, skipWithoutForm } from './form';

/** What is done in the form before its scripts have come. */
const scripts = '**/*.js';
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const button = (page: Page) => page.locator('main form button');
const written = { from_name: 'Early Kim', from_email: 'early@example.com' };

skipWithoutForm();

async function writeEarly(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
}

/** Opens the form, and lets its scripts come only when the fields are filled. */
async function openLate(page: Page, fields: Record<string, string>): Promise<void> {
  const come = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await writeEarly(page, fields);
  come();
  await untilStarted(page);
}

const sent = (mark: string) => messagesIn(mailbox).filter(({ message }) => message?.includes(mark));

test('what was written before the scripts came is sent as it stands', async ({ page }) => {
  const mark = `early ${Date.now()}`;
  await openLate(page, { ...written, message: mark });
  await button(page).click();
  await expect.poll(() => sent(mark)).toMatchObject([{ ...written, message: mark }]);
});

test('one more letter after the scripts came wipes nothing that was written before', async ({ page }) => {
  const mark = `one more ${Date.now()}`;
  await openLate(page, { ...written, message: mark });
  await field(page, 'message').press('End');
  await field(page, 'message').pressSequentially('!');
  await expect(field(page, 'from_name')).toHaveValue(written.from_name);
  await button(page).click();
  await expect.poll(() => sent(mark)).toMatchObject([{ ...written, message: `${mark}!` }]);
});

test('what was written before the scripts came survives a reload', async ({ page }) => {
  await openLate(page, { ...written, message: 'kept in the draft' });
  await page.reload();
  await untilStarted(page);
  await expect(field(page, 'from_email')).toHaveValue(written.from_email);
  await expect(field(page, 'message')).toHaveValue('kept in the draft');
});

test('what was written before the scripts came stays instead of an older draft', async ({ page }) => {
  await open(page, path);
  await writeEarly(page, { from_name: 'Old name', message: 'old words' });
  const come = await holdBack(page, scripts);
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  await writeEarly(page, { message: 'new words' });
  come();
  await untilStarted(page);
  await expect(field(page, 'message')).toHaveValue('new words');
  await expect(field(page, 'from_name')).toHaveValue('Old name');
});

test('what was written stays in a page that is rendered anew because its markup was changed', async ({ page }) => {
  const come = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await writeEarly(page, { ...written, message: 'translated early' });
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main h1, main label')) each.replaceChildren('übersetzt');
  });
  come();
  await untilStarted(page);
  await expect(field(page, 'message')).toHaveValue('translated early');
  await expect(field(page, 'from_email')).toHaveValue(written.from_email);
});

test('what is filled in by a program without input events is sent and saved', async ({ page }) => {
  const mark = `filled in ${Date.now()}`;
  await open(page, path);
  await field(page, 'message').fill(mark);
  await field(page, 'from_name').evaluate((input: HTMLInputElement) => {
    input.value = 'Filled Kim';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await field(page, 'from_email').evaluate((input: HTMLInputElement) => (input.value = 'filled@example.com'));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:contact')))
    .toContain('"from_name":"Filled Kim"');
  await button(page).click();
  await expect
    .poll(() => sent(mark))
    .toMatchObject([{ from_name: 'Filled Kim', from_email: 'filled@example.com', message: mark }]);
});

test('Send before the scripts came posts the form, with the fields of the mail library, and says that it is sent', async ({
  page,
}) => {
  const mark = `posted ${Date.now()}`;
  await page.route(scripts, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await writeEarly(page, { ...written, message: mark });
  await button(page).click();
  await expect(page.getByRole('heading', { name: form.success })).toBeVisible();
  expect(sent(mark)).toEqual([
    {
      ...written,
      message: mark,
      lib_version: '3.10.0',
      service_id: 'mailbox',
      template_id: 'mailbox',
      user_id: 'mailbox',
    },
  ]);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(path);
});

test('an empty message that is posted before the scripts came is not stored, and the answer says so', async ({
  page,
}) => {
  await page.route(scripts, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await writeEarly(page, { from_name: 'Nobody', message: '' });
  await button(page).click();
  await expect(page.getByRole('heading', { name: form.failure })).toBeVisible();
  expect(messagesIn(mailbox).filter(({ from_name }) => from_name === 'Nobody')).toEqual([]);
});

for (const { tag, path: below } of otherLanguages) {
  const file = contact && readSourceFile(root, languageFile(contact.file, tag));
  const texts = (file?.value as { form?: FormTexts } | undefined)?.form;

  test(`${tag}: Send before the scripts came is answered in the words of the form, and they are not stored`, async ({
    page,
  }) => {
    test.skip(!texts, 'the page has no translation');
    const mark = `${tag} ${Date.now()}`;
    await page.route(scripts, () => undefined);
    await page.goto(below + path, { waitUntil: 'commit' });
    await writeEarly(page, { ...written, message: mark });
    await button(page).click();
    await expect(page.getByRole('heading')).toHaveText(texts?.success ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect(sent(mark).map((fields) => Object.keys(fields).filter((name) => name.startsWith('answer')))).toEqual([[]]);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(below + path);
  });
}

/** What a provider gets from now on; it says that all is well. */
async function collectPosts(page: Page, provider: string): Promise<string[]> {
  const posted: string[] = [];
  await page.route(provider, async (route) => {
    posted.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, body: 'OK' });
  });
  return posted;
}

test.describe('with a mail provider', () => {
  // The variant exists once.
  test.describe.configure({ mode: 'default' });
  const keys = { MAIL_PUBLIC_KEY: 'public', MAIL_SERVICE_ID: 'service', MAIL_TEMPLATE_ID: 'template' };
  const provider = 'https://api.emailjs.com/**';
  let variant: Awaited<ReturnType<typeof serveVariant>>;
  test.beforeAll(async () => {
    variant = await serveVariant('provider', keys);
  });
  test.afterAll(() => variant.stop());

  test('Send before the scripts came waits for them and sends once', async ({ page }) => {
    const posted = await collectPosts(page, provider);
    const come = await holdBack(page, scripts);
    await page.goto(variant.address + path, { waitUntil: 'commit' });
    await writeEarly(page, { ...written, message: 'waits' });
    await button(page).click();
    await button(page).click();
    await expect(page.locator('[data-notice="still"]')).toBeVisible();
    expect(posted).toEqual([]);
    come();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.locator('[data-notice="still"]')).toBeHidden();
    expect(posted).toHaveLength(1);
    for (const value of [...Object.values(written), 'waits']) expect(posted[0]).toContain(value);
  });

  test('Send before the scripts came sends nothing of an older draft, which nobody has seen', async ({ page }) => {
    const posted = await collectPosts(page, provider);
    await open(page, variant.address + path);
    await writeEarly(page, { from_name: 'Old name', from_email: 'old@example.com', message: 'old words' });
    const come = await holdBack(page, scripts);
    await page.goto('about:blank');
    await page.goto(variant.address + path, { waitUntil: 'commit' });
    await writeEarly(page, { message: 'new words' });
    await button(page).click();
    await expect(page.locator('[data-notice="still"]')).toBeVisible();
    come();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.locator('[data-notice="still"]')).toBeHidden();
    expect(posted).toHaveLength(1);
    expect(posted[0]).toContain('new words');
    expect(posted[0]).not.toMatch(/old/i);
  });
});

test('without scripts the form says that an answer needs an address', async ({ page }) => {
  await page.route(scripts, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(field(page, 'from_email')).toHaveAccessibleDescription(/\S/);
});
