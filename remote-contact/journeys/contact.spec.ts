import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { hashOf } from '../../e2e/engines/faults';
import { expect, holdBack, settled, open, railLink, test } from '../../e2e/fixtures';
import { contact, firsts, lead } from '../../e2e/site-pages';
import { messagesIn } from '../../e2e/messages-in';
import { form, texts } from '../../e2e/site-words';

const path = contact?.path ?? '';
const sendPath = '**/api/v1.0/email/send-form';
const mailbox = join(import.meta.dirname, '..', '..', '.cache', 'journeys-site', 'mailbox');
test.skip(!contact, 'the site has no page with a form');

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: form.failure });
const success = (page: Page) => page.getByRole('alert').filter({ hasText: form.success });

async function write(page: Page, message: string, name = 'Kim Sample'): Promise<void> {
  await page.getByLabel(form.name).fill(name);
  await page.getByLabel(form.email).fill('kim@example.com');
  await page.getByLabel(form.message).fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: form.send }).click();

/** The stored messages that begin with a mark. */
const storedMessages = (mark: string) => messagesIn(mailbox).filter(({ message }) => message?.startsWith(mark));

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

const failures: [string, (route: Route) => Promise<void>][] = [
  ...[400, 412, 429, 500].map(
    (status) =>
      [`status ${status}`, (route: Route) => route.fulfill({ status, body: 'no' })] as [
        string,
        (route: Route) => Promise<void>,
      ],
  ),
  ['a network failure', (route) => route.abort('failed')],
];
for (const [what, answer] of failures) {
  test(`after ${what} the form shows Send fail and keeps the text, and sending again stores one message`, async ({
    page,
  }) => {
    const mark = `kept ${what} ${Date.now()}`;
    await page.route(sendPath, answer);
    await open(page, path);
    await write(page, mark);
    await send(page);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByLabel(form.message)).toHaveValue(mark);
    await expect(failure(page).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*body=${encodeURIComponent(mark)}$`),
    );
    await page.unroute(sendPath);
    await send(page);
    await expect(success(page)).toBeVisible();
    expect(storedMessages(mark)).toHaveLength(1);
  });
}

const unsure = (page: Page) => page.getByRole('alert').filter({ hasText: /^It is not certain that it arrived/ });

test('a request that hangs is aborted after 30 s; it may have arrived, and there is a way on', async ({ page }) => {
  const mark = `hang ${Date.now()}`;
  await page.route(sendPath, () => undefined);
  await page.clock.install();
  await open(page, path);
  await write(page, mark);
  await page.clock.fastForward(5000);
  const requested = page.waitForRequest(sendPath);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/send-form'));
  await send(page);
  await requested;
  await page.clock.fastForward(29_000);
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await page.clock.fastForward(2000);
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(unsure(page)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await expect(unsure(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByLabel(form.message)).toHaveValue(mark);
  await page.unroute(sendPath);
  await send(page);
  await expect(success(page)).toBeVisible();
  expect(storedMessages(mark)).toHaveLength(1);
});

test('an answer of a gateway that waited in vain is not called a failure', async ({ page }) => {
  await page.route(sendPath, (route) => route.fulfill({ status: 504, body: 'Gateway Timeout' }));
  await open(page, path);
  await write(page, 'gateway');
  await send(page);
  await expect(unsure(page)).toBeVisible();
});

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

test('the form fails without a request when the browser is offline', async ({ page, context }) => {
  await open(page, path);
  await write(page, 'offline');
  await settled(page);
  await context.setOffline(true);
  await send(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('offline');
});

test('when the mail library fails to load, the form shows Send fail and keeps the text', async ({ page }) => {
  // A retry has a query.
  await page.route(/\/post\.[0-9a-f]+\.js/, (route) => route.abort());
  await open(page, path);
  await write(page, 'blocked');
  await send(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('blocked');
});

test('a missing key logs the error of the library and shows Send fail to the visitor', async ({
  page,
  request,
  complaints,
}) => {
  const releases = (await (await request.get('/releases.json')).json()) as { areas: { contact: { live: string } } };
  const folder = `/_areas/contact/${releases.areas.contact.live}/browser`;
  const { scripts } = (await (await request.get(`${folder}/release.json`)).json()) as {
    scripts: Record<string, string>;
  };
  const [file = '', hash = ''] = Object.entries(scripts).find(([name]) => name.startsWith('post.')) ?? [];
  const body = (await (await request.get(`${folder}/${file}`)).text()).replaceAll('"mailbox"', '""');
  const newHash = hashOf(Buffer.from(body));
  await page.route(`**${folder}/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(hash, newHash) });
  });
  await open(page, path);
  await write(page, 'no key');
  await send(page);
  await expect(failure(page)).toBeVisible();
  expect(complaints.join('\n')).toContain('The public key is required');
});

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

test('a robot that fills in every field of the form gets Send fail, and nothing is sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/send-form') ? 1 : 0));
  await open(page, path);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form input[name], form textarea[name]')) {
      field.value = field.type === 'email' ? 'robot@example.com' : 'robot';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await send(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('robot');
  expect(requests).toBe(0);
});

test('the text is kept when the connection fails while sending', async ({ page, context }) => {
  await page.route(sendPath, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await open(page, path);
  await write(page, 'broke off');
  await send(page);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('broke off');
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

test('the contact page loads no more JavaScript than other pages', async ({ page, requests }) => {
  const costs: number[] = [];
  for (const each of [path, lead.path, ...firsts.map((page) => page.path)]) {
    requests.length = 0;
    await open(page, each);
    await settled(page);
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
  await settled(page);
  const scripts = () => requests.filter((request) => request.resourceType() === 'script').length;
  const before = scripts();
  await page.getByLabel(form.name).focus();
  await expect.poll(scripts).toBe(before + 1);
});
