import { expect, railLink, untilStarted, test } from '../fixtures';
import { allFailureCases } from '../engines/failure-cases';
import { playwrightTab } from '@portfolio/testing/engines/chromium';
import { faultySite } from '../engines/faulty-site';
import { tryFailureCase } from '../engines/try-failure-case';
import { elsewhere, lead } from '../site/site-pages';
import { texts } from '../site/site-words';

/** Some of each kind; `npm run site -- test:browsers` tries all, in three engines. */
const some: Record<string, readonly string[]> = {
  'shell shell script': ['404 · first view', 'hang · first view', 'throws at load · first view'],
  'shell hydrate script': ['tampered · first view', 'corrupt · first view'],
  picture: ['404 · first view'],
  pointer: ['html · first view', '503 · navigation'],
  'list of works': ['empty · navigation'],
  'research entry': ['refused · first view', 'tampered · navigation', 'hang · navigation'],
  'development chunk': ['corrupt · first view', 'throws while rendering · first view', '404 · navigation'],
  'contact chunk': ['wrong exports · navigation', 'throws while rendering · navigation'],
  'architecture style': ['404 · navigation', 'hang · navigation'],
  'architecture page data': ['html · navigation'],
};
const failureCases = allFailureCases().filter(({ role, fault, moment }) =>
  some[role]?.includes(`${fault} · ${moment}`),
);

test('the cases that are tested here exist', () => {
  expect(failureCases).toHaveLength(Object.values(some).flat().length);
});

for (const failureCase of failureCases) {
  test(`${failureCase.role}, ${failureCase.fault}, ${failureCase.moment}: the page stays readable`, async ({
    page,
    baseURL,
  }) => {
    const tab = playwrightTab(page, () => page.close());
    await tryFailureCase(tab, failureCase, { behind: baseURL ?? '', reports: false });
  });
}

test('a page without any script still leads everywhere', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(lead.path);
  await railLink(page, elsewhere).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
});

for (const [what, path] of [
  ['entry', new RegExp(`${elsewhere.area}/.*/remoteEntry`)],
  ['chunk', new RegExp(`${elsewhere.area}/.*/area\\..*js$`)],
  ['page data', new RegExp(`${elsewhere.path}\\.json$`)],
] as const) {
  test(`an area's ${what} that hangs counts as failed after 120000 ms, and Retry requests another address`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    const site = await faultySite({ behind: baseURL ?? '', fault: 'hang', path });
    await page.goto(site.address + lead.path);
    await untilStarted(page);
    const before = site.failedRequests.length;
    await railLink(page, elsewhere).click();
    await expect.poll(() => site.failedRequests.length).toBeGreaterThan(before);
    await page.clock.runFor(4500);
    const still = page.getByRole('status').filter({ hasText: texts.stillLoading });
    await expect(still).toBeVisible();
    await page.clock.runFor(112_000);
    await expect(still).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: texts.failed });
    await expect(notice).toBeHidden();
    await page.clock.runFor(4000);
    await expect(notice).toBeVisible();
    site.heal();
    await notice.getByRole('button', { name: texts.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
    expect(site.asked.at(-1)).toMatch(/\?r=1$/);
    site.close();
  });
}
