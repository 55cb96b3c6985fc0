import { expect, untilSettled, open, test } from '../fixtures';
import { policyViolations, recordViolations } from '../page/policy-violations';
import { elsewhere, firsts, paths } from '../site/site-pages';
import { form } from '../site/site-words';

test('no page violates its policy: every route opened, scrolled and left by its links', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await recordViolations(page);
  for (const path of [...paths, '/works', '/nothing']) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await untilSettled(page);
    expect(await policyViolations(page), path).toEqual([]);
  }
  // The log of a 404 response is no violation.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('nothing that a visitor does violates it either: sidebar, other areas, a message, Back', async ({
  page,
  complaints,
}) => {
  await recordViolations(page);
  await open(page, '/');
  const rail = page.locator('#rail');
  for (const { path } of firsts) {
    await rail.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await untilSettled(page);
  }
  await rail.locator('a[href="/contact"]').click();
  await page.getByLabel(form.name).fill('Kim Sample');
  await page.getByLabel(form.email).fill('kim@example.com');
  await page.getByLabel(form.message).fill('A message under the policy');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('alert').filter({ hasText: form.success })).toBeVisible();
  await page.goBack();
  await page.waitForURL(`**${firsts.at(-1)?.path}`);
  expect(await policyViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('injected scripts, handlers, styles, frames and eval do not run', async ({ page }) => {
  await recordViolations(page);
  await open(page, elsewhere.path);
  const ran = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      'inline script': () => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        document.head.append(script);
      },
      'script of another origin': () =>
        Object.assign(document.head.appendChild(document.createElement('script')), { src: 'https://example.com/a.js' }),
      'event handler': () => document.body.setAttribute('onclick', 'window.ran = true'),
      html: () => (document.body.innerHTML = '<img src=x onerror="window.ran = true">'),
      'text as code': () => void (0, eval)('window.ran = true'),
      frame: () =>
        Object.assign(document.body.appendChild(document.createElement('iframe')), { src: 'https://example.com/' }),
      'another policy': () =>
        void (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
      'style attribute': () => document.body.setAttribute('style', 'outline: 9px solid red'),
      'style sheet': () => document.head.appendChild(document.createElement('style')).append('body { color: red }'),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      const before = window.violations.length;
      try {
        attempt();
        document.body.click();
      } catch {
        // Refused at once.
      }
      // A report comes when the browser has time for it.
      for (let turns = 0; turns < 100 && window.violations.length === before; turns++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (window.violations.length > before) refused.push(name);
    }
    return {
      refused,
      all: Object.keys(attempts),
      ran: 'ran' in window,
      outline: getComputedStyle(document.body).outlineStyle,
    };
  });
  expect(ran).toEqual({ refused: ran.all, all: ran.all, ran: false, outline: 'none' });
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
});
