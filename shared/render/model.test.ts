import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { coincidentFaces } from '@portfolio/model/checks/coincident';
import { openEdges, volume } from '@portfolio/model/checks/closed';
import { misplacedFigures } from '@portfolio/model/checks/standing';
import { findProjects, loadModel } from './commands/projects';
import { sheetWidth } from '@portfolio/model/drawing/sheet';

// A landscape takes its time on a busy machine.
jest.setTimeout(60_000);

for (const project of findProjects()) {
  const loading = loadModel(project);

  test(`every body of ${project.code} is closed and turned the right way out`, async () => {
    const { parts } = await loading;
    const faulty = parts.filter(({ solid }) => openEdges(solid).length > 0 || volume(solid) <= 0);
    expect(faulty.map(({ layer, material }) => `${material} in "${layer.name}"`)).toEqual([]);
  });

  test(`no two faces of ${project.code} lie in one plane`, async () => {
    expect(coincidentFaces(await loading)).toEqual([]);
  });

  test(`trees and people of ${project.code} stand on the ground and outside walls`, async () => {
    expect(misplacedFigures(await loading)).toEqual([]);
  });

  test(`${project.code} has its views, a file for each of its drawings, and a red element`, async () => {
    const { cameras, drawings, parts } = await loading;
    expect(Object.keys(cameras)).toEqual(expect.arrayContaining(['hero', 'close']));
    const files = readdirSync(project.folder).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    expect(parts.some(({ material }) => material === 'red')).toBe(true);
  });

  test(`every scale bar of ${project.code} is right to the metre`, async () => {
    for (const [name, drawing] of Object.entries((await loading).drawings)) {
      const bar = barOf(readFileSync(join(project.folder, `${name}.svg`), 'utf8'));
      if (drawing.kind === 'axo') {
        expect(bar).toBeUndefined();
        continue;
      }
      const [left, , right] = drawing.frame;
      const metres = ((bar?.length ?? 0) * (right - left)) / sheetWidth;
      expect(Math.abs(metres - (bar?.metres ?? NaN))).toBeLessThan(0.002 * (right - left));
      expect(bar?.written).toBe(bar?.metres);
      expect(bar?.metres).toBeGreaterThan(0);
    }
  });

  test(`the page of ${project.code} states what its model measures`, async () => {
    const { measures } = await loading;
    const page = readFileSync(join(project.folder, 'index.md'), 'utf8');
    for (const [says, name, tolerance] of statements[project.code] ?? []) {
      const [, stated] = says.exec(page) ?? [];
      expect({ says, found: stated !== undefined }).toEqual({ says, found: true });
      expect(Math.abs((measures[name] ?? NaN) - numberOf(stated ?? ''))).toBeLessThanOrEqual(tolerance);
    }
  });
}

/** Sentences of a page with one number in them, the measure they name, and how far from it they may round. */
const statements: Record<string, [says: RegExp, measure: string, tolerance: number][]> = {
  ALN: [
    [/Size: .*?([\d,]+) m²/, 'floorArea', 300],
    [/Size: .*?([\d.]+) m high/, 'height', 0.5],
    [/full slab would have had ([\d,]+) square metres/, 'fullSlab', 0.5],
    [/each (\w+) storeys high/, 'cutStoreys', 0],
  ],
  DGS: [
    [/Size: ([\d.]+) ha/, 'hectares', 0],
    [/a little over (\w+ thousand) parcels/, 'parcels', 100],
    [/all (\d+) idle parcels/, 'idle', 0],
    [/strict reading (\w+) hectares/, 'idleHectares', 0.1],
  ],
  GBA: [
    [/Size: .*?([\d,]+) m²/, 'floorArea', 100],
    [/(\w+-?\w*) metres high/, 'archiveHeight', 0],
    [/It is (\w+) metres across/, 'archiveWidth', 0],
  ],
  GDL: [
    [/Size: .*?([\d,]+) m²/, 'roofArea', 50],
    [/Size: .*?over about ([\d,]+) m²/, 'floorArea', 50],
  ],
  GLM: [
    [/Size: .*?([\d.]+) m wide/, 'width', 0],
    [/Size: .*?([\d.]+) m deep/, 'depth', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 50],
  ],
  IMP: [
    [/Size: (\w+) rooms/, 'rooms', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 60],
    [/Site: .*?([\d.]+) ha/, 'hectares', 0.05],
  ],
  KCT: [[/Size: (\w+) service posts/, 'posts', 0]],
  OKE: [
    [/Size: Ring (\d+) ×/, 'side', 0],
    [/Size: .*?([\d,]+) m²/, 'floorArea', 100],
  ],
  PACKING: [
    [/Size: .*?, (\d+) rooms/, 'rooms', 0],
    [/the last one placed, number (\d+)/, 'rooms', 0],
    [/Size: .*?([\d.]+) × \d+ m/, 'plateWidth', 0],
    [/Size: .*?\d+ × ([\d.]+) m/, 'plateDepth', 0],
  ],
  SSL: [
    [/Size: About (\d+) m high/, 'height', 1],
    [/Size: .*?, (\w+) decks/, 'decks', 0],
  ],
  SUBDIVISION: [
    [/Size: .*?([\d,]+) m²/, 'blockArea', 50],
    [/Size: .*?, (\d+) lots/, 'lots', 0],
    [/a (single) lot without a street/, 'lostLots', 0],
  ],
};

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const further: Record<string, number> = { a: 1, single: 1, fourteen: 14, 'twenty-one': 21, 'two thousand': 2000 };

/** A number in figures or in words; NaN for what is neither. */
function numberOf(text: string): number {
  const plain = text.toLowerCase();
  const index = words.indexOf(plain);
  return index >= 0 ? index : (further[plain] ?? Number(plain.replace(/,/g, '')));
}

/** Its length in units of the viewBox, the metres it stands for, and the last number written under it. */
function barOf(svg: string) {
  const [, metres, drawn = '', rest = ''] =
    /class="scale-bar" data-metres="([\d.]+)"><path[^>]*? d="([^"]*)"(.*)/.exec(svg) ?? [];
  if (!metres) return undefined;
  const length = Number(/h(\d+)/.exec(drawn)?.[1]);
  const [, written] = [...rest.matchAll(/>([\d.]+)<\/text>/g)].at(-1) ?? [];
  return { metres: Number(metres), length, written: Number(written) };
}
