import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { differences, siteFiles } from '@portfolio/publish/testing/site-files';
import { expect, open, railLink, test } from '../fixtures';
import { changeModule, misbehave, type Deed } from '../site/misbehaving-area';
import { publishedWorkbench, serveSite, type Workbench } from '../site/workbench';
import { elsewhere, groups, lead } from '../site/site-pages';
import { missingTexts, texts } from '../site/site-words';

// One site for all of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let bench: Workbench;
let site: { address: string; close: () => void };

test.beforeAll(async () => {
  bench = publishedWorkbench('misbehaving');
  const build = await bench.build(elsewhere.area);
  misbehave(build);
  await publish(folderStorage(bench.site), { [elsewhere.area]: build });
  site = await serveSite(bench.site);
});
test.afterAll(() => site.close());

const openDoing = (page: Page, deed: Deed) => open(page, `${site.address}${elsewhere.path}?does=${deed}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const broken = texts.failedArea.replace('{area}', groups.find(({ area }) => area === elsewhere.area)!.title);

/** Follows a link of the sidebar to a page of another area. @returns whether the document is still the same. */
async function goOn(page: Page): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await railLink(page, lead).click();
  await expect(heading(page, lead.title)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(lead.path);
  return page.evaluate(() => 'stayed' in window);
}

test('an area that updates endlessly does not keep a visitor from the next page', async ({ page }) => {
  await openDoing(page, 'loop');
  expect(await goOn(page)).toBe(true);
});

test('a page that waits forever is opened as a document, and its area is named', async ({ page, complaints }) => {
  await open(page, site.address + lead.path);
  await page.evaluate(() => {
    sessionStorage.setItem('does', 'wait');
    Object.assign(window, { stayed: true });
  });
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  expect(complaints.join('\n')).toMatch(
    new RegExp(`The area ${elsewhere.area} \\(release \\w+\\) can't show the page ${elsewhere.path}`),
  );
});

for (const [deed, error] of [
  ['effect', 'thrown in: effect'],
  ['fetch', 'TypeError'],
] as const) {
  test(`an error in an effect (${deed}) is said in a sentence that names the area; other pages work`, async ({
    page,
    complaints,
  }) => {
    await openDoing(page, deed);
    await expect(page.getByRole('alert')).toContainText(broken);
    await expect(page.getByRole('alert')).not.toContainText(texts.failed);
    await expect(heading(page, elsewhere.railTitle)).toBeVisible();
    const sentence = complaints.find((each) => each.startsWith(`The area ${elsewhere.area} (release `));
    expect(sentence).toContain(`can't show the page ${elsewhere.path}`);
    expect(sentence).toContain(error);
    expect(await goOn(page)).toBe(true);
  });
}

for (const deed of ['handler', 'timer', 'promise'] as const) {
  test(`an error in a ${deed} leaves the page as it is, and links work`, async ({ page, complaints }) => {
    await openDoing(page, deed);
    await page.keyboard.press('Shift');
    await expect.poll(() => complaints.join()).toContain(`thrown in: ${deed}`);
    await expect(heading(page, elsewhere.title)).toBeVisible();
    expect(await goOn(page)).toBe(true);
  });
}

test('an error while a page is left does not touch the next one', async ({ page, complaints }) => {
  await openDoing(page, 'leaving');
  expect(await goOn(page)).toBe(true);
  await expect.poll(() => complaints.join()).toContain('thrown in: leaving');
});

test('links lead on though an area’s listeners eat all clicks, also when it was left', async ({ page }) => {
  await openDoing(page, 'clicks');
  expect(await goOn(page)).toBe(true);
  await railLink(page, elsewhere).click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
});

test('after a wrong address links work, and Back to it opens its document', async ({ page }) => {
  await openDoing(page, 'address');
  expect(await goOn(page)).toBe(true);
  await page.goBack();
  await expect(heading(page, missingTexts.title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, elsewhere.title)).toBeVisible();
});

test('300 KB of script stop the publish, and the site stays as it is', async () => {
  const before = siteFiles(bench.site);
  const build = await bench.build(elsewhere.area);
  changeModule(build, (code) => `${code}//${randomBytes(300 * 2 ** 10).toString('base64')}`);
  await expect(publish(folderStorage(bench.site), { [elsewhere.area]: build })).rejects.toThrow(
    new RegExp(
      `^The first view of ${elsewhere.area} loads 3\\d{2},\\d{3} bytes of it \\(brotli\\), and may load 30,720`,
    ),
  );
  expect(differences(before, siteFiles(bench.site))).toEqual([]);
});
