import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { requireProgram, run } from '@portfolio/testing/engines/debian-program';

/** Dots per inch of the pictures that are made of sheets. */
const dots = 120;
export const millimetre = dots / 25.4;
/** A sheet as a grey picture. */
export type Raster = { data: Buffer; width: number; height: number };

/** The sheets of a page; needs poppler-utils. */
export async function sheetsOf(page: Page): Promise<Raster[]> {
  requireProgram('pdftoppm', ['poppler-utils']);
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
export function strokesOf({ data, width, height }: Raster): number[] {
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

/** How many sheets a page is printed on. */
export async function sheetCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
