import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requireProgram, run } from '../bench/server/debian-program';

/** Dots per inch of the pictures that are made of sheets. */
const dots = 120;
const millimetre = dots / 25.4;
/** A3 across, in millimetres. */
const sheet = { width: 420, height: 297 };

test.beforeAll(() => requireProgram('pdftoppm', ['poppler-utils']));

type Raster = { data: Buffer; width: number; height: number };

/** The sheets of a page as grey pictures. */
async function sheetsOf(page: Page): Promise<Raster[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    writeFileSync(join(folder, 'sheets.pdf'), await page.pdf({ preferCSSPageSize: true }));
    const { status, stderr } = run('pdftoppm', [
      '-gray',
      '-r',
      `${dots}`,
      join(folder, 'sheets.pdf'),
      join(folder, 's'),
    ]);
    expect(status, stderr).toBe(0);
    const files = readdirSync(folder).filter((file) => file.endsWith('.pgm'));
    return files.sort().map((file) => rasterOf(readFileSync(join(folder, file))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a portable greymap: https://netpbm.sourceforge.net/doc/pgm.html */
function rasterOf(file: Buffer): Raster {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  return { data: file.subarray(head.length), width: Number(width), height: Number(height) };
}

/** Lengths of all dark horizontal strokes of a sheet, in millimetres. */
function strokesOf({ data, width, height }: Raster): number[] {
  const lengths: number[] = [];
  for (let y = 0; y < height; y++) {
    let begin = -1;
    for (let x = 0; x <= width; x++) {
      const isDark = x < width && (data[y * width + x] ?? 255) < 110;
      if (isDark && begin < 0) begin = x;
      if (!isDark && begin >= 0) {
        if (x - begin > 20 * millimetre) lengths.push((x - begin) / millimetre);
        begin = -1;
      }
    }
  }
  return lengths;
}

const inkOf = ({ data }: Raster) => data.reduce((sum, value) => sum + (value < 200 ? 1 : 0), 0) / data.length;

test('a project is a set of A3 sheets, none of them empty, with its drawings at the scale that is written there', async ({
  page,
}) => {
  await page.goto('/GDL');
  const scaled = await page
    .locator('figure[data-scale]')
    .evaluateAll((figures) => figures.map((figure) => [figure.id, figure.getAttribute('data-scale')]));
  expect(scaled).toEqual([
    ['picture-plan', '500'],
    ['picture-section', '500'],
  ]);

  const sheets = await sheetsOf(page);
  expect(sheets).toHaveLength(7);
  for (const { width, height } of sheets) {
    expect(Math.abs(width / millimetre - sheet.width)).toBeLessThan(0.6);
    expect(Math.abs(height / millimetre - sheet.height)).toBeLessThan(0.6);
  }
  for (const each of sheets) expect(inkOf(each)).toBeGreaterThan(0.004);

  // The scale bars of plan and section say 40 m, which are 80 mm at 1:500. A bar is many rows of pixels high.
  const barRows = (sheet: Raster | undefined) =>
    sheet ? strokesOf(sheet).filter((length) => Math.abs(length - 80) < 0.4).length : 0;
  for (const at of [3, 5]) expect(barRows(sheets[at]), `sheet ${at + 1}`).toBeGreaterThanOrEqual(2);
});
