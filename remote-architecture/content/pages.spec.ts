import { expect, test } from '../../e2e/fixtures';
import { works } from '../../e2e/site/site-pages';

test.use({ javaScriptEnabled: false });

for (const { path } of works.filter(({ area }) => area === 'architecture')) {
  test(`${path} has 300 words or more, and its facts in the order of the specification`, async ({ page }) => {
    await page.goto(path);
    const text = await page.getByRole('main').locator('section').allInnerTexts();
    expect(text.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(300);
    const terms = await page.getByRole('term').allInnerTexts();
    const rows = ['Status', 'Site', 'Client', 'Award', 'Collaborators', 'Role'];
    // A row without a value is left out: not every work won an award.
    const expected = rows.filter((row) => row !== 'Award' || terms.includes(row));
    expect(terms.slice(0, expected.length)).toEqual(expected);
  });
}
