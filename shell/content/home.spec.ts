import { expect, open, test } from '../../e2e/fixtures';

test('the home page says what its owner made, and each count leads to its section', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Nari Holloway, architect and developer in Busan\./,
  );
  for (const [count, name] of [
    ['Seven buildings', 'Architecture'],
    ['three programs', 'Development'],
    ['two reports', 'Research'],
    ['two algorithms', 'Follow-Up Study'],
  ] as const) {
    await page.getByRole('link', { name: count, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('the lead is one of the seven buildings; the two follow-up studies have pictures like every work', async ({
  page,
}) => {
  await open(page, '/');
  const hrefs = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs('Architecture')).toHaveLength(6);
  expect(await hrefs('Development')).toEqual(['/ArchitectureKorea', '/DanceForYou', '/Pianissimo']);
  expect(await hrefs('Research')).toEqual(['/KCT', '/DGS']);
  expect(await hrefs('Follow-Up Study')).toEqual(['/PACKING', '/SUBDIVISION']);
});
