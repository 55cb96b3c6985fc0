import { languageTitle } from '@portfolio/site/language-name';
import { brotliBytes } from '../page/brotli-bytes';
import { limits } from '../limits';
import { expect, untilSettled, open, untilStarted, test } from '../fixtures';
import { otherLanguages } from '../site/other-languages';
import { contact, elsewhere, lead, pages, settings, siblings, works } from '../site/site-pages';

const main = settings.languages[0] ?? '';
const next = siblings[1] ?? elsewhere;
const parents = ['/', '/works', ...pages.map(({ path }) => path)];

for (const { tag, path: below, name, text, missing, titleOf } of otherLanguages) {
  const titled = (page: typeof lead) => titleOf(page) ?? page.title;

  test(`${tag}: every page stands below ${below}, in its language, and names its counterparts`, async ({ request }) => {
    for (const path of parents) {
      const html = await (await request.get(below + path)).text();
      expect(html, path).toContain(`<html data-language="${below}" lang="${tag}"`);
      expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${below}${path}">`));
      for (const [language, at] of [
        [main, path],
        [tag, below + path],
        ['x-default', path],
      ] as const)
        expect(html, path).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${language}" href="https?://[^/"]+${at}">`),
        );
      const original = await (await request.get(path)).text();
      expect(original, path).toContain(`hreflang="${tag}"`);
      expect(original, path).not.toContain('data-language');
    }
  });

  test(`${tag}: every link of a page leads to a page of the language, or says to which`, async ({ page }) => {
    for (const path of ['/', lead.path, '/works']) {
      await page.goto(below + path);
      const links = await page
        .locator('a[href^="/"]:not([href^="/_"]):not([hreflang])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(works.length);
      expect(links.filter((href) => !href.startsWith(`${below}/`))).toEqual([]);
    }
  });

  test(`${tag}: the sidebar leads to the same page, place and state in the other language, and back`, async ({
    page,
    complaints,
  }) => {
    await open(page, `${lead.path}?from=a-friend`);
    const heading = page.locator('main h2[id]').first();
    const id = await heading.getAttribute('id');
    await page.evaluate((fragment) => history.replaceState(history.state, '', `#${fragment}`), id);
    await page
      .locator('#rail')
      .getByRole('link', { name: languageTitle(tag) })
      .click();
    await expect(page).toHaveURL(`${below}${lead.path}?from=a-friend#${id}`);
    await untilStarted(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled(lead));
    await expect(page.locator(`h2#${id}`)).toBeInViewport();
    await page
      .locator('#rail')
      .getByRole('link', { name: languageTitle(main) })
      .click();
    await expect(page).toHaveURL(`${lead.path}?from=a-friend#${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead.title);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled(lead));
    expect(complaints).toEqual([]);
  });

  test(`${tag}: in the middle of a page the other language begins there, before scripts have come too`, async ({
    page,
  }) => {
    const link = page.locator('#rail').getByRole('link', { name: languageTitle(tag) });
    await page.route(/\.js$/, (route) => route.abort());
    for (const place of [0, -1]) {
      await page.goto(lead.path);
      const heading = page.locator('main h2[id]').nth(place);
      const id = await heading.getAttribute('id');
      await heading.evaluate((each) => window.scrollTo(0, each.getBoundingClientRect().top + scrollY - 20));
      await link.click();
      await expect(page).toHaveURL(`${below}${lead.path}#${id}`);
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
    }
    await page.unroute(/\.js$/);
    await open(page, lead.path);
    await link.click();
    await expect(page).toHaveURL(below + lead.path);
  });

  test(`${tag}: one goes from page to page without leaving the document or the language`, async ({
    page,
    complaints,
  }) => {
    await open(page, `${below}/`);
    await page.evaluate(() => ((window as { kept?: true }).kept = true));
    for (const work of [lead, next, elsewhere]) {
      await page.locator(`#rail a[href="${below}${work.path}"]`).click();
      await expect(page).toHaveTitle(`${titled(work)} · ${name}`);
      await expect(page).toHaveURL(below + work.path);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled(next));
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    await page.getByRole('button', { name: text('searchTitle') }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(titled(elsewhere));
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(titled(elsewhere));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(below + elsewhere.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titled(elsewhere));
    expect(complaints).toEqual([]);
  });

  test(`${tag}: an unknown address below ${below} is answered in the language, with links of it`, async ({ page }) => {
    const answer = await page.goto(`${below}/nothing-there`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.goto(`${below}${lead.path.toLowerCase()}`);
    await expect(page.getByRole('main').locator(`a[href="${below}${lead.path}"]`).first()).toBeVisible();
  });

  test(`${tag}: the address without a slash at its end leads to the home page`, async ({ page }) => {
    await page.goto(below);
    await expect(page).toHaveURL(`${below}/`);
    await expect(page).toHaveTitle(new RegExp(name));
  });

  test(`${tag}: its first view stays within the same budget of scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: tag, serviceWorkers: 'block', ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await open(page, below + lead.path);
    await untilSettled(page);
    expect(await brotliBytes(page)).toBeLessThanOrEqual(limits.scriptKilobytes * 1024);
    await context.close();
  });

  const { path: formPath } = contact ?? {};
  if (formPath)
    test(`${tag}: what was begun in the form in one language is there in the other`, async ({ page }) => {
      await open(page, formPath);
      await page.locator('[name=message]').fill('A vacant plot.');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(Object.assign({}, localStorage, sessionStorage))))
        .toContain('A vacant plot.');
      await page
        .locator('#rail')
        .getByRole('link', { name: languageTitle(tag) })
        .click();
      await untilStarted(page);
      await expect(page.locator('[name=message]')).toHaveValue('A vacant plot.');
    });

  test(`${tag}: a visitor whose browser prefers it is offered it once, and not sent there`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: tag, serviceWorkers: 'block', ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await open(page, lead.path);
    const offer = page.getByRole('status').filter({ hasText: text('otherLanguage') });
    await expect(offer).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL(lead.path);
    await offer.getByRole('button', { name: text('close') }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await untilStarted(page);
    await untilSettled(page);
    await expect(offer).toBeHidden();
    await context.close();
  });
}
