import type { Page, Route } from '@playwright/test';
import type { PageState } from '@portfolio/site/page-state';
import { expect, test } from '../fixtures';
import { lead } from '../site/site-pages';
import { texts } from '../site/site-words';

const lengths = Array.from({ length: 14 }, (_, i) => i + 1);

/** A document whose sidebar has a row for each length of a code, in wide letters. It is rendered by the shell, not before. */
async function withCodes(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = (await response.text()).replace(
    /(<script type="application\/json" id="state">)(.*?)(<\/script>)/s,
    (_, begin: string, state: string, end: string) =>
      begin + JSON.stringify(codesIn(JSON.parse(state) as PageState)) + end,
  );
  await route.fulfill({ response, body: html.replace(/<div id="root">.*?(?=<script)/s, '<div id="root"></div>') });
}

function codesIn(page: PageState): PageState {
  const [group, ...others] = page.frame.groups;
  const [row] = group?.rows ?? [];
  if (!group || !row) return page;
  const rows = lengths.map((length) => ({
    ...row,
    path: `/code-${length}`,
    label: 'W'.repeat(length),
    railTitle: `A title ${length}`,
  }));
  return { ...page, frame: { ...page.frame, groups: [{ ...group, rows, count: rows.length }, ...others] } };
}

/** What is wrong with the rows of a sidebar, each as a sentence. */
const faults = (page: Page) =>
  page.locator('#rail a[href*="/code-"]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [code, title] = [...row.querySelectorAll('span')];
      if (!code || !title) return ['a row lacks its code or its title'];
      const shown = [code, title].filter((each) => each.checkVisibility());
      const drawn = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        // What is cut off ends with its box.
        return getComputedStyle(element).overflowX === 'hidden' ? Math.min(text.right, box.right) : text.right;
      };
      const name = `${code.textContent} ${title.textContent}`;
      const overlaps = shown.length === 2 && drawn(code) > title.getBoundingClientRect().left;
      const isOut = shown.some((each) => drawn(each) > row.getBoundingClientRect().right);
      const isNarrow = title.getBoundingClientRect().width < row.getBoundingClientRect().width * 0.4;
      return [
        ...(shown.includes(title) ? [] : [`${name}: no title`]),
        ...(isNarrow ? [`${name}: the title has less than two fifths of its row`] : []),
        ...(overlaps ? [`${name}: the code lies over the title`] : []),
        ...(isOut ? [`${name}: text leaves its row`] : []),
      ];
    }),
  );

for (const width of [390, 1000, 1600])
  test(`at ${width} px codes of 1 to 14 letters stand before their titles, or are left out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route((url) => url.pathname === lead.path, withCodes);
    await page.goto(lead.path);
    await expect(page.locator('#rail a[href*="/code-"]')).toHaveCount(lengths.length);
    if (width < 720) await page.getByRole('button', { name: texts.menu, exact: true }).click();
    await expect(page.locator('#rail')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
