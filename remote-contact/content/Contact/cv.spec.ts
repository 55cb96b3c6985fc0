import { writeFileSync } from 'node:fs';
import { requireProgram, run } from '@portfolio/testing/engines/debian-program';
import { expect, test } from '../../../e2e/fixtures';
import { otherLanguages } from '../../../e2e/site/other-languages';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const language of ['', ...otherLanguages.map(({ path }) => path)])
  test(`the CV for download at ${language}/Contact says what its page says, on one sheet`, async ({ page }, info) => {
    requireProgram('pdftotext', ['poppler-utils']);
    await page.goto(`${language}/Contact`);
    const main = page.getByRole('main');
    const file = await page.request.get((await main.locator('a[href$=".pdf"]').getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    const path = info.outputPath('cv.pdf');
    writeFileSync(path, await file.body());
    const { stdout } = run('pdftotext', [path, '-']);
    expect(stdout.split('\f').filter((sheet) => sheet.trim())).toHaveLength(1);
    const printed = inOneLine(stdout);

    const beside = await main
      .getByRole('listitem')
      .filter({ hasText: /20\d\d/ })
      .allInnerTexts();
    expect(beside.length).toBeGreaterThan(1);
    for (const line of beside) expect(printed).toContain(inOneLine(line));

    await page.goto(`${language}/vitae`);
    const lines = await main.locator('h1, h2, h2 ~ * li, li').allInnerTexts();
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(printed).toContain(inOneLine(line));
  });

test('contact has the portrait beside the name', async ({ page }) => {
  await page.goto('/Contact');
  const portrait = page.getByRole('main').getByRole('img');
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nari Holloway');
});
