import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { publishedWords, wordsIn } from '@portfolio/content/testing/sample-vocabulary';
import { readSettings } from '@portfolio/content/site/site-settings';
import type { Entry } from '@portfolio/contract/page';
import { siteFiles } from '@portfolio/publish/testing/site-files';
import { root } from '@portfolio/workspace/root';
import { axeViolations } from '../page/axe-violations';
import { messagesIn } from '../site/messages-in';
import { expect, untilSettled, open, untilStarted } from '../fixtures';
import { policyViolations, recordViolations } from '../page/policy-violations';
import { sitemapRoutes } from '../site/sitemap-routes';
import { englishIn } from './english-in';
import { languageJourneys } from './from-the-right';
import { languageOf, routesIn, test } from './other-site';
import { content, mailbox } from './publish-second-owner';

// One worker publishes it once.
test.describe.configure({ mode: 'default' });

const works = async (page: Page) => (await (await page.request.get('/works.json')).json()) as Entry[];
const rail = (page: Page) => page.locator('#rail');

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page answers in its language, with one heading, a text to read and links that lead on', async ({
    page,
    other,
  }) => {
    const paths = sitemapRoutes(other.site);
    expect(paths).toHaveLength(3 * 9);
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).split(/\s+/).length, path).toBeGreaterThan(40);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of new Set(hrefs)) expect((await page.request.get(href)).status(), href).toBe(200);
    }
    expect((await page.goto('/finns-inte'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the sidebar has the groups of its settings with their works, and no area without works', async ({ page }) => {
  await open(page, '/');
  const { groups } = readSettings(content);
  const entries = await works(page);
  const shown = groups.filter(({ name }) => entries.some(({ group }) => group === name));
  await expect(rail(page).locator('button[aria-expanded]')).toHaveCount(shown.length);
  for (const { name, title } of shown) {
    const button = rail(page).locator('button[aria-expanded]').filter({ hasText: title });
    const rows = entries.filter(({ group }) => group === name);
    for (const { path } of rows) await expect(rail(page).locator(`a[href="${path}"]`)).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
  }
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const { path, title } of entries) {
    await rail(page).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(documents).toEqual([]);
});

test('a word of a text finds its page', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  for (const [typed, title] of [
    ['kobolt', 'Koboltband'],
    ['bäcken', 'Lera ur bäcken'],
    ['kvartscirkel', 'Skärva'],
  ] as const) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(title);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skärva');
});

test('a message arrives in the mailbox, and an empty one is asked for in words of the content', async ({ page }) => {
  await open(page, '/Kontakt');
  await page.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByLabel('Meddelande')).toHaveAccessibleDescription('Skriv ett meddelande');
  await page.getByLabel('Namn').fill('Åsa Öberg');
  await page.getByLabel('E-post').fill('asa@example.com');
  await page.getByLabel('Meddelande').fill('Finns vasen i grönt?');
  await page.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Tack!/ })).toBeVisible();
  expect(messagesIn(mailbox)).toMatchObject([{ from_name: 'Åsa Öberg', message: 'Finns vasen i grönt?' }]);
});

test('no page has a violation that axe finds, in either theme', async ({ page, other }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of routesIn(other.site, 'sv')) {
    await open(page, path);
    expect(await axeViolations(page, [390, 1440]), path).toEqual([]);
  }
});

test('no page violates its policy, nor does anything that a visitor does; the console stays empty', async ({
  page,
  other,
  complaints,
}) => {
  await recordViolations(page);
  for (const path of sitemapRoutes(other.site)) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await untilSettled(page);
    expect(await policyViolations(page), path).toEqual([]);
  }
  await page.goto('/KOB');
  await untilStarted(page);
  await page.locator('a[data-picture]:visible').first().click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.goBack();
  expect(await policyViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('nothing that a visitor reads or hears is English: pages, search, pictures, notices, 404', async ({
  page,
  other,
}) => {
  for (const path of [...routesIn(other.site, 'sv'), '/finns-inte']) {
    await open(page, path);
    expect(await englishIn(page), path).toEqual([]);
  }
  await open(page, '/KOB');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('xyzzy');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('xyzzy');
  expect(await englishIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('a[data-picture]:visible').first().click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
});

test('a study runs on a page of this owner, on data of its folder, and says everything in their language', async ({
  page,
}) => {
  await open(page, '/GOL');
  const study = page.locator('[data-study]');
  await study.scrollIntoViewIfNeeded();
  await expect(study).toHaveAttribute('data-study', 'live');
  await expect(study.getByRole('slider', { name: 'Golvets bredd' })).toHaveValue('30');
  await expect(study).toContainText(/\d+ av 17 rum blir utanför|Alla 17 rum har fått plats/);
  await study.getByRole('button', { name: 'Fler inställningar' }).click();
  await study
    .getByRole('spinbutton', { name: 'Frö' })
    .or(study.getByRole('textbox', { name: 'Frö' }))
    .first()
    .fill('x');
  await page.keyboard.press('Enter');
  await expect(study.getByRole('status').filter({ hasText: 'Frö' })).toContainText('är inget tal från 1 till 999');
  expect(await englishIn(page)).toEqual([]);
});

languageJourneys();

test('an area is rolled back without a build', async ({ page, other }) => {
  const file = join(content, 'remote-research/content/SKI/index.md');
  const addition = 'Vikten mellan normal och kraftig blev färdig i går.';
  const npm = (...args: string[]) => {
    const env = { ...process.env, SITE: other.site, CONTENT: content };
    const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: root, encoding: 'utf8', env });
    expect(status, stderr).toBe(0);
  };
  const text = async () => (await page.request.get('/SKI')).text();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${addition}\n`);
  npm('publish', '--', 'research');
  expect(await text()).toContain(addition);
  npm('rollback', '--', 'research');
  expect(await text()).not.toContain(addition);
});

test('nothing of the sample is in anything that was published', ({ other }) => {
  const words = publishedWords(root);
  const foundIn = (site: string) =>
    [...siteFiles(site)]
      .filter(([file]) => /\.(?:html|js|css|json|txt|xml|svg)$/.test(file))
      .flatMap(([file, text]) => wordsIn(file, Buffer.from(text, 'latin1').toString(), words));
  expect(foundIn(other.site)).toEqual([]);
  expect(foundIn(join(root, '.cache', 'journeys-site', 'site')).length).toBeGreaterThan(words.length);
});
