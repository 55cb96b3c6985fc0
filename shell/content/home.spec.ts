import { expect, open, test } from '../../e2e/fixtures';

const pathsOfSample = [
  ...['/GBA', '/IMP', '/GDL', '/SSL', '/OKE', '/GLM', '/ALN', '/ArchitectureKorea', '/DanceForYou', '/Pianissimo'],
  ...['/KCT', '/DGS', '/PACKING', '/SUBDIVISION'],
];

test('the home page says what its owner made, and each count leads to its section', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Nari Holloway, architect and developer in Busan\./,
  );
  for (const [count, name] of [
    [/^\w+ buildings?$/, 'Architecture'],
    [/^\w+ programs?$/, 'Development'],
    [/^\w+ reports?$/, 'Research'],
    [/^\w+ algorithms?$/, 'Follow-Up Study'],
  ] as const) {
    await page.getByRole('link', { name: count }).click();
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
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // Works that were added stand among them.
  const ofSample = async (name: string) => (await hrefs(name)).filter((href) => pathsOfSample.includes(href));
  expect(await ofSample('Architecture')).toHaveLength(6);
  expect(await ofSample('Development')).toEqual(['/ArchitectureKorea', '/DanceForYou', '/Pianissimo']);
  expect(await ofSample('Research')).toEqual(['/KCT', '/DGS']);
  expect(await ofSample('Follow-Up Study')).toEqual(['/PACKING', '/SUBDIVISION']);
});
