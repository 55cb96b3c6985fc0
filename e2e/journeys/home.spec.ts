import { expect, open, test } from '../fixtures';

test('the home page introduces the four areas and the contact, and each count links to its section', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Architect and developer\./);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Architecture',
    'Development',
    'Research',
    'Follow-Up Study',
    'Contact',
  ]);
  for (const [count, name] of [
    ['Seven buildings', 'Architecture'],
    ['three programs', 'Development'],
    ['two cities', 'Research'],
    ['two algorithms', 'Follow-Up Study'],
  ] as const) {
    await page.getByRole('link', { name: count, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('every work is a link with a picture, including the two follow-up studies, and the contact is linked', async ({
  page,
}) => {
  await open(page, '/');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const hrefs = (name: string) =>
    region(name)
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // The lead stands before the sections: it is one of the seven.
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport();
  expect(await hrefs('Architecture')).toHaveLength(6);
  expect(await hrefs('Development')).toEqual(['/ArchitectureKorea', '/DanceForYou', '/Pianissimo']);
  expect(await hrefs('Research')).toEqual(['/KCT', '/DGS']);
  expect(await hrefs('Follow-Up Study')).toEqual(['/PACKING', '/SUBDIVISION']);
  await region('Contact').getByRole('link').click();
  await expect(page).toHaveURL(/\/Contact$/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('the first screen says who this is and shows a strong picture at any width', async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [720, 1024],
    [1000, 760],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const statement = page.getByRole('heading', { level: 1 });
    await expect(statement, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const share = await page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
      });
    expect(share, `the share of the picture at ${width} × ${height}`).toBeGreaterThan(0.3);
  }
});
