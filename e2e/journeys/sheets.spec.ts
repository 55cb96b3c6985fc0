import { expect, test } from '../fixtures';
import { millimetre, sheetsOf, type Raster } from '../page/printed-sheets';
import { lead } from '../site/site-pages';

/** A3 across, in millimetres. */
const a3 = { width: 420, height: 297 };

const inkOf = ({ data }: Raster) => data.reduce((sum, value) => sum + (value < 200 ? 1 : 0), 0) / data.length;

test('a project is a set of A3 sheets, none of them empty', async ({ page }) => {
  await page.goto(lead.path);
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { width, height } of sheets) {
    expect(Math.abs(width / millimetre - a3.width)).toBeLessThan(0.6);
    expect(Math.abs(height / millimetre - a3.height)).toBeLessThan(0.6);
  }
  for (const each of sheets) expect(inkOf(each)).toBeGreaterThan(0.004);
});
