import type { Page } from '@playwright/test';
import { aliasOf } from '@portfolio/contract/areas';
import { expect, open, railLink, test } from '../fixtures';
import { contact, elsewhere, groups, lead, next, settings, siblings, works } from '../site/site-pages';
import { texts } from '../site/site-words';

const rail = (page: Page) => page.locator('#rail');
const buttons = (page: Page) => rail(page).locator('button[aria-expanded]');

test('the sidebar takes 250 px of a wide window, 68 px of a narrower one and nothing of a phone, the content the rest', async ({
  page,
}) => {
  await open(page, lead.path);
  for (const [width, railWidth] of [
    [1920, 250],
    [1440, 250],
    [1439, 68],
    [1025, 68],
    [1024, 68],
    [720, 68],
    [719, 0],
    [390, 0],
  ] as const)
    await test.step(`at ${width} px it takes ${railWidth} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const { left, width: content } = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect());
      expect(left).toBe(railWidth);
      expect(content).toBe(width - railWidth);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test('it lists every work under its group by label and short title, the home page above and the contact below', async ({
  page,
}) => {
  await open(page, '/');
  await expect(buttons(page)).toContainText(groups.map(({ title }) => title));
  for (const [index, { title }] of groups.entries()) {
    const list = await buttons(page).nth(index).getAttribute('aria-controls');
    const rows = await rail(page)
      .locator(`#${list}`)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(rows).toEqual(works.filter(({ group }) => group === title).map(({ linkName, path }) => [linkName, path]));
  }
  await expect(rail(page).getByRole('link', { name: settings.name })).toHaveAttribute('href', '/');
  if (contact)
    await expect(rail(page).getByRole('link', { name: texts.contact })).toHaveAttribute('href', aliasOf(contact.path));
});

test('a group opens and closes by itself, or with those that share its toggle', async ({ page }) => {
  await open(page, '/');
  const states = () => buttons(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')));
  const toggles = groups.map(({ name, toggle = name }) => toggle);
  const allOpen = groups.map(() => 'true');
  expect(await states()).toEqual(allOpen);
  for (const [index, toggle] of toggles.entries()) {
    await buttons(page).nth(index).click();
    await expect.poll(states).toEqual(toggles.map((other) => String(other !== toggle)));
    for (const [other, { title }] of groups.entries()) {
      const first = works.find(({ group }) => group === title)!;
      await expect(railLink(page, first)).toBeVisible({ visible: toggles[other] !== toggle });
    }
    await buttons(page).nth(toggles.lastIndexOf(toggle)).click();
    await expect.poll(states).toEqual(allOpen);
  }
});

test('the current page is marked', async ({ page }) => {
  const other = siblings[1] ?? elsewhere;
  await open(page, next.path);
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText(next.linkName);
  await railLink(page, other).click();
  await expect(rail(page).locator('[aria-current="page"]')).toHaveText(other.linkName);
});

test('at 68 px a row shows its title on focus, and Escape hides it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, lead.path);
  const isOpen = () => railLink(page, next).evaluate((element) => getComputedStyle(element).clipPath === 'none');
  expect(await isOpen()).toBe(false);
  await railLink(page, lead).focus();
  await page.keyboard.press('Tab');
  await expect(railLink(page, next)).toBeFocused();
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
});

test('at 68 px the pointer opens a row, can move onto its title, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, lead.path);
  const pointed = railLink(page, next);
  const code = { x: 24, y: 12 };
  await pointed.hover({ position: code });
  await expect(pointed).toHaveCSS('clip-path', 'none');
  await pointed.locator('span').last().hover();
  await expect(pointed).toHaveCSS('clip-path', 'none');
  // The focus is elsewhere: on the page.
  await page.keyboard.press('Escape');
  await expect(pointed).not.toHaveCSS('clip-path', 'none');
  await railLink(page, elsewhere).hover({ position: code });
  await expect(railLink(page, elsewhere)).toHaveCSS('clip-path', 'none');
});

test('every tab stop of the sidebar is in view, shows its focus, and is not covered', async ({ page }) => {
  for (const width of [1000, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, lead.path);
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('#rail')) return undefined;
        const { left, top, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 24, top + height / 2);
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { name: element.textContent, isFree: element.contains(hit), ring: `${outlineWidth} ${outlineStyle}` };
      });
      if (focus) expect(focus).toMatchObject({ isFree: true, ring: '2px solid' });
      else if (stop > 1) break;
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu icon slides the sidebar in over 0.5 s, over a page dimmed by half', async ({ page }) => {
    await open(page, lead.path);
    await expect(rail(page)).toBeHidden();
    const opener = page.getByRole('button', { name: texts.menu });
    await opener.click();
    await expect(rail(page)).toBeVisible();
    const style = await rail(page).evaluate((element) => ({
      duration: getComputedStyle(element).transitionDuration.split(',')[0],
      width: element.clientWidth,
    }));
    expect(style).toEqual({ duration: '0.5s', width: 250 });
    const backdrop = () =>
      rail(page).evaluate((element) => {
        const { backgroundColor, opacity, transitionDuration } = getComputedStyle(element, '::backdrop');
        return { backgroundColor, opacity, duration: transitionDuration.split(',')[0] };
      });
    await expect.poll(backdrop).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0.5)', opacity: '1', duration: '0.3s' });
  });

  test('a press on the page, Escape or the close button closes it and returns the focus', async ({ page }) => {
    await open(page, lead.path);
    const opener = page.getByRole('button', { name: texts.menu });
    for (const [way, close] of [
      ['a press on the page', () => page.mouse.click(350, 500)],
      ['Escape', () => page.keyboard.press('Escape')],
      ['the close button', () => page.getByRole('button', { name: texts.close }).click()],
    ] as const)
      await test.step(way, async () => {
        await opener.click();
        await expect(rail(page)).toBeVisible();
        await expect(opener).not.toBeFocused();
        await close();
        await expect(rail(page)).toBeHidden();
        await expect(opener).toBeFocused();
      });
  });

  test('while it is open the page behind is inert and the keyboard stays inside', async ({ page }) => {
    await open(page, lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await expect(page.locator('#main')).toHaveAttribute('inert');
    const close = page.getByRole('button', { name: texts.close });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(rail(page).getByRole('link', { name: texts.contact })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#rail') !== null)).toBe(true);
    }
  });

  test('the announcer is not inert: a theme chosen in the sidebar is announced', async ({ page }) => {
    await open(page, lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await rail(page).getByRole('button', { name: texts.systemTheme }).click();
    await expect(page.locator('main ~ [role="status"]')).toContainText(texts.lightTheme);
    await expect(page.locator('main ~ [role="status"]')).not.toHaveAttribute('inert');
  });

  test('it closes when the window becomes wide, and the page is no longer inert', async ({ page }) => {
    await open(page, lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await expect(page.locator('#main')).toHaveAttribute('inert');
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(page.locator('#main')).not.toHaveAttribute('inert');
    await expect(rail(page)).toBeVisible();
  });

  test('a link opens its page and closes it', async ({ page }) => {
    await open(page, lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await railLink(page, next).click();
    await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
    await expect(rail(page)).toBeHidden();
  });
});
