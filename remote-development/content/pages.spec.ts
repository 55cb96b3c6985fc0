import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';

const sections = {
  '/ArchitectureKorea': [
    'What Problem did I try to Solve',
    'Development Process - Schema',
    'Development Process - Skills',
    'Development Process - Failed method',
    'The guide at work',
    'Open the guide',
  ],
  '/Pianissimo': [
    'Why lessons feel slow',
    'Web and app',
    'Development Process - Skills',
    'Collaboration',
    'Music files',
    'Two introductions',
    'See it',
  ],
  '/DanceForYou': ['01 Pose recognition', '02 Dynamic time warping', '03 GAN', '04 Smart mirror', '05 3D rendering'],
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const [path, names] of Object.entries(sections)) {
  test(`${path} has the specified sections in order, each with its contents`, async ({ page }) => {
    await page.goto(path);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const inOrder = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
    expect(inOrder.filter((heading) => names.includes(heading))).toEqual(names);
    for (const name of names.filter((each) => /^\d|Schema|Failed/.test(each)))
      await expect(section(page, name).getByRole('img')).not.toHaveCount(0);
    if (path === '/DanceForYou') return;
    const skills = section(page, 'Development Process - Skills').getByRole('listitem');
    expect(await skills.count()).toBeGreaterThan(4);
    for (const skill of await skills.all()) await expect(skill.locator('svg path[d]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^CLICK.+opens in a new tab/ })).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, headings] of Object.entries(sections)) {
    test(`${path} has every section of the specification`, async ({ page }) => {
      await page.goto(path);
      for (const name of headings) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    });
  }

  for (const [path, label, to, title] of [
    ['/ArchitectureKorea', 'CLICK', '/KoreaGuide', 'Buildings of Korea'],
    ['/Pianissimo', 'CLICK!', '/PianissimoWeb', 'Songs to practise'],
  ] as const) {
    test(`${label} on ${path} opens ${to} in a new tab, which is listed nowhere and can be read`, async ({ page }) => {
      await page.goto(path);
      const opened = page.waitForEvent('popup');
      await page.getByText(label, { exact: true }).click();
      const first = await opened;
      expect(new URL(first.url()).pathname).toBe(to);
      await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(first.getByRole('main').getByRole('img')).toBeVisible();
      expect(await first.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(2);
      for (const list of ['/', '/works', path]) {
        await page.goto(list);
        await expect(page.locator(`a[href="${to}"]:not([target])`)).toHaveCount(0);
      }
    });

    test(`${path} has a ${label} link that opens a new tab and says so`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByText(label, { exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/^CLICK!? .+new tab/);
    });
  }

  test('Pianissimo says that the mobile app has not launched yet', async ({ page }) => {
    await page.goto('/Pianissimo');
    await expect(page.getByRole('main')).toContainText(/not launched yet/i);
  });
});
