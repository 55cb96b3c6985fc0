import type { Route } from '@playwright/test';
import { hashOf } from '../../e2e/engines/faults';
import { expect, open, untilSettled, test } from '../../e2e/fixtures';
import { form } from '../../e2e/site/site-words';
import { failure, path, send, sendPath, skipWithoutForm, storedMessages, success, unsure, write } from './form';

skipWithoutForm();

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

test('the form fails without a request when the browser is offline', async ({ page, context }) => {
  await open(page, path);
  await write(page, 'offline');
  await untilSettled(page);
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
