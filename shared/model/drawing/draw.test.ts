import { box, cylinder } from '../geometry/prism';
import { rect } from '../geometry/outlines';
import { stair } from '../geometry/stairs';
import { startModel } from '../start-model';
import { draw } from './draw';
import { ink } from './drawing';
import { barLength } from '../bar-length';
import { stageOf } from './stage';

const frame = [-40, -30, 40, 30] as const;

/** A slab 40 m long on a plain, with a yard, a red corner and a tree. */
function slab() {
  const model = startModel('TEST');
  const site = model.layer('site', 'site');
  site.add('ground', box([-60, -60, -2], [60, 60, 0]));
  site.tree(25, 20, 0);
  const house = model.layer('house');
  house.floor('white', rect(-20, -5, 20, 5), 0, 3, [rect(-2, -2, 2, 2)]);
  house.add('red', box([10, -5, 3], [20, 5, 6]));
  return model.finish({
    cameras: { hero: { from: [-50, -50, 40], at: [0, 0, 0], lens: 50 } },
    drawings: {
      plan: { kind: 'plan', cut: 1.5, frame },
      roofs: { kind: 'plan', frame, sun: { azimuth: 135, altitude: 45 } },
      section: { kind: 'section', look: 'north', at: 0, frame: [-40, -4, 40, 12] },
      axo: { kind: 'axo', azimuth: 215, altitude: 35, sun: { azimuth: 135, altitude: 45 } },
    },
  });
}

const model = slab();
/** Coarse: the tests ask what is drawn, not how finely. */
const pixels = 300_000;
const done = new Map<string, string>();

function drawn(name: string): string {
  const drawing = model.drawings[name];
  const svg = done.get(name) ?? (drawing ? draw(model, name, drawing, pixels) : '');
  done.set(name, svg);
  return svg;
}

/** Every x of a path whose moves are absolute and whose other steps are relative. */
function spanOf(path: string): number {
  let x = 0;
  const xs: number[] = [];
  for (const [, letter, numbers = ''] of path.matchAll(/([MlhvzHV])([^A-Za-z]*)/g)) {
    const [first = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (letter === 'M' || letter === 'H') x = first;
    if (letter === 'l' || letter === 'h') x += first;
    xs.push(x);
  }
  return Math.max(...xs) - Math.min(...xs);
}

test('the scale bar measures right to the metre', () => {
  const svg = drawn('plan');
  const metres = Number(/data-metres="(\d+)"/.exec(svg)?.[1]);
  const bar = spanOf(/class="scale-bar"[^>]*><path[^>]* d="([^"]*)"/.exec(svg)?.[1] ?? '');
  const poche = spanOf(/<path fill="#1d1b1a" d="([^"]*)"/.exec(svg)?.[1] ?? '');
  expect(Math.abs((poche / bar) * metres - 40)).toBeLessThan(0.1);
});

test('a bar is a round number of metres and fits its sheet', () => {
  for (const across of [9, 48, 148, 300, 1900]) {
    const { metres, parts } = barLength(across);
    expect(metres / across).toBeLessThanOrEqual(0.3);
    expect(metres / across).toBeGreaterThan(0.12);
    expect(Number.isInteger((metres / parts) * 100)).toBe(true);
  }
});

test('the same model gives the same drawing, byte for byte', () => {
  const again = slab();
  const { axo } = again.drawings;
  expect(axo && draw(again, 'axo', axo, pixels)).toBe(drawn('axo'));
});

test('floor area is the plan less its yard, height is the highest point of the building', () => {
  expect(model.measures.floorArea).toBeCloseTo(40 * 10 - 16);
  expect(model.measures.height).toBe(6);
});

test('a plan shows what was cut in black and keeps the yard open', () => {
  expect(drawn('plan')).toContain('fill="#1d1b1a" d="M');
  expect(drawn('plan').match(/fill="#1d1b1a" d="[^"]*z[^"]*z"/)).not.toBeNull();
});

test('a building cut in plan still throws its whole shadow', () => {
  const cut = draw(model, 'cut', { kind: 'plan', cut: 1.5, frame, sun: { azimuth: 90, altitude: 45 } }, pixels);
  const shadow = /<path fill="#d9d5cf" d="([^"]*)"/.exec(cut)?.[1] ?? '';
  // 6 m high under a sun at 45 degrees: 4000 units are 80 m.
  expect(spanOf(shadow)).toBeGreaterThan((4000 / 80) * 5);
});

test('the ground is earth below the section, sky above it stays empty', () => {
  expect(drawn('section')).toContain('fill="#c9c4bb"');
});

test('a hidden layer leaves no trace', () => {
  const svg = draw(model, 'axo', { kind: 'axo', azimuth: 215, altitude: 35, hide: ['house'] }, pixels);
  expect(svg).not.toContain(ink.red);
});

test('a line with a pen of its own is laid over what is cut, in its colour and width, the widest lowest', () => {
  const town = startModel('PEN');
  town.layer('house').add('white', box([-5, -5, 0], [5, 5, 3]));
  const ways = town.layer('ways', 'diagram');
  ways.stroke({ color: 'soft', width: 2 }, [-20, 4, 1], [20, 4, 1]);
  ways.stroke({ color: 'red', width: 13 }, [-20, 0, 1], [0, 0, 1], [20, 0, 1]);
  const svg = draw(
    town.finish({ cameras: {}, drawings: {} }),
    'plan',
    { kind: 'plan', cut: 1.5, frame, weight: 2 },
    pixels,
  );
  const red = svg.indexOf(`<path stroke="${ink.red}" stroke-width="26.0" d="M3000 1500h-2000"/>`);
  const soft = svg.indexOf(`<path stroke="${ink.soft}" stroke-width="4.0" d="M3000 1300h-2000"/>`);
  expect(red).toBeGreaterThan(svg.indexOf(`<path fill="${ink.line}"`));
  expect(soft).toBeGreaterThan(red);
});

test('coordinates are whole numbers', () => {
  for (const [, data = ''] of drawn('roofs').matchAll(/ d="(M[^"]*)"/g)) expect(data).not.toMatch(/\d\.\d/);
});

test('a plan cuts a stair with a break line and an arrow and never fills it', () => {
  const stairs = startModel('STAIR');
  const house = stairs.layer('house');
  house.add('white', stair([-3, 0, 0], 0, { steps: 20, width: 2, slab: 0.2 }));
  const only = stairs.finish({
    cameras: {},
    drawings: { plan: { kind: 'plan', cut: 1.2, frame: [-5, -3, 5, 3], north: false } },
  });
  const svg = draw(only, 'plan', { kind: 'plan', cut: 1.2, frame: [-5, -3, 5, 3], north: false }, pixels);
  const [picture = ''] = svg.split('class="scale-bar"');
  expect(picture).not.toContain('fill="#1d1b1a"');
  // Steps above the cut in grey, below it and the arrow in ink.
  expect(picture.match(/<path stroke="#9b958c"[^>]*d="([^"]*)"/)?.[1]?.split('M').length).toBeGreaterThan(10);
  expect(picture).toContain('stroke="#1d1b1a"');
});

test('a section writes its levels at their heights', () => {
  const levels = [0, 6];
  const svg = draw(
    model,
    'levels',
    { kind: 'section', look: 'north', at: 0, frame: [-40, -4, 40, 12], levels },
    pixels,
  );
  const heights = [...svg.matchAll(/y="(\d+)">([±+][\d.]+)</g)].map(([, y, text]) => ({ y: Number(y), text }));
  expect(heights.map(({ text }) => text)).toEqual(['±0.00', '+6.00']);
  // 4000 units are 80 m.
  expect(Math.abs((heights[0]?.y ?? 0) - (heights[1]?.y ?? 0) - 300)).toBeLessThan(2);
});

test('behind a level mark the sheet is bare, but for one in earth', () => {
  const section = (levels: number[]) =>
    draw(model, 'levels', { kind: 'section', look: 'north', at: 0, frame: [-40, -4, 40, 12], levels }, pixels);
  const holesIn = (levels: number[]) =>
    /<clipPath id="test-levels-levels"><path clip-rule="evenodd" d="M0 0H4000V800H0z([^"]*)"/.exec(
      section(levels),
    )?.[1];
  expect(holesIn([-2, 0, 6])?.match(/M/g)).toHaveLength(2);
  // Two that overlap would be no hole where they do.
  const [, bottom, top] =
    holesIn([0.8, 0])
      ?.match(/\d+(?=H)|(?<=V)\d+/g)
      ?.map(Number) ?? [];
  expect([bottom, top]).toEqual([560, 560]);
  expect(holesIn([])).toBeUndefined();
  const svg = section([6]);
  expect(svg.indexOf('+6.00')).toBeGreaterThan(svg.lastIndexOf('stroke-linecap'));
});

test('nobody stands behind a level mark', () => {
  const street = startModel('STREET');
  const site = street.layer('site', 'site');
  site.add('ground', box([-60, -60, -2], [60, 60, 0]));
  site.person(-38, 2, 0);
  site.person(10, 2, 0);
  const walked = street.finish({ cameras: {}, drawings: {} });
  const people = (levels: number[]) =>
    draw(walked, 'section', { kind: 'section', look: 'north', at: 0, frame: [-40, -4, 40, 12], levels }, pixels).match(
      /<use /g,
    );
  expect([people([]), people([0]), people([6])].map((all) => all?.length)).toEqual([2, 1, 2]);
});

test('the corners of a block of ground are whole edges, not crumbs that a line loses', () => {
  const hill = startModel('HILL');
  const site = hill.layer('site', 'site');
  for (let i = 0; i < 6; i++) site.add('site', cylinder([0, 0], 40, i, i + 1));
  const { edges } = stageOf(hill.finish({ cameras: {}, drawings: {} }), {
    kind: 'axo',
    azimuth: 215,
    altitude: 35,
    block: { plan: [-10, -10, 10, 10], bottom: 0 },
  });
  const upright = edges.filter(({ a, b }) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01);
  expect(upright.length).toBeGreaterThanOrEqual(6 * 3);
  for (const { a, b } of upright) expect(Math.abs(a[2] - b[2])).toBeGreaterThan(0.99);
});
