import { expect, test } from '../../e2e/fixtures';

test.use({ javaScriptEnabled: false });

const sections = {
  '/ArchitectureKorea': [
    'What Problem did I try to Solve',
    'Development Process - Schema',
    'Development Process - Skills',
    'Development Process - Failed method',
  ],
  '/DanceForYou': ['01 Pose recognition', '02 Dynamic time warping', '03 GAN', '04 Smart mirror', '05 3D rendering'],
  '/Pianissimo': ['Development Process - Skills'],
};
for (const [path, headings] of Object.entries(sections)) {
  test(`${path} has every section of the specification`, async ({ page }) => {
    await page.goto(path);
    for (const name of headings) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  });
}

for (const [path, label] of [
  ['/ArchitectureKorea', 'CLICK'],
  ['/Pianissimo', 'CLICK!'],
] as const) {
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
