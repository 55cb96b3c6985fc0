import { fins } from '@portfolio/model/geometry/fins';
import { rect } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { box, upright } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import { walls, type Opening } from '@portfolio/model/geometry/walls';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { barns, frame, slope, under, type Barn, type Work } from './plan';
import { addRoof, addRoofLights } from './roofs';

const wall = 0.3;
/** Bays along the long walls: d a sliding door, w a window, h a high window, . closed. */
const bays: Record<Work, { west: string; east: string }> = {
  machines: { west: 'hhwwhhhwhhwwh', east: 'wddhddhddhddw' },
  sacks: { west: 'hdhhdhhdhhdhhdhhdhh', east: 'hdhhdhhdhhdhhdhhdhh' },
  drying: { west: 'whhdhhhdhhhdhhw', east: 'wdhhhhdhhhhdhdw' },
  soil: { west: 'wwwdwwwwdwwwwwdwwwwdw', east: 'wwdwwwwwdwwwwwwdwwwww' },
  classes: { west: 'wdwwwdwwwwdwww', east: 'wwwwdwwwwwwdww' },
};

const openings: Record<string, Omit<Opening, 'at'>> = {
  d: { width: 4.2, head: 4.2 },
  w: { width: 4.6, sill: 1, head: 3 },
  h: { width: 4.6, sill: 3.3, head: 4.4 },
};

export function addBarns(gba: ModelBuilder) {
  const floors = gba.layer('floors');
  const shell = gba.layer('shell');
  const boards = gba.layer('boards', 'photo');
  const frames = gba.layer('frames');
  const roofs = gba.layer('roofs');
  const seams = gba.layer('seams', 'photo');
  const lamps = gba.layer('lamps', 'photo');
  const outside = gba.layer('door lamps', 'photo');
  for (const one of barns) {
    const { west, south, east, north } = one;
    floors.floor('white', rect(west, south, east, north), 0, frame.floor);
    for (const [a, b] of [
      [south - 2, south],
      [north, north + 2],
    ] as const) {
      floors.add('card', box([west, a, 0], [east, b, frame.floor - 0.03]));
    }
    addLongWalls(shell, boards, one);
    for (const y of [south + 0.1, north - 0.18]) addGable(shell, one, y);
    for (let y = south; y <= north; y += frame.bay) {
      frames.add('wood', portal(one, Math.min(Math.max(y, south + 0.55), north - 0.55)));
    }
    const mid = (west + east) / 2;
    lamps.add('glow', box([mid - 1.4, south + 1.2, 8.26], [mid + 1.4, north - 1.2, 8.3]));
    addDoorLamps(outside, one);
    addRoof(roofs, seams, one);
    addRoofLights(roofs, one);
  }
}

function addLongWalls(shell: LayerBuilder, boards: LayerBuilder, { work, west, east, south, north }: Barn) {
  const foot = frame.floor;
  for (const side of ['west', 'east'] as const) {
    const x = side === 'west' ? west + wall / 2 + 0.03 : east - wall / 2 - 0.03;
    const marks = [...bays[work][side]];
    const list = marks.flatMap((mark, i) => {
      const opening = openings[mark];
      return opening ? [{ at: (i + 0.5) * frame.bay, ...opening }] : [];
    });
    shell.add(
      'white',
      walls(
        [
          {
            from: [x, south + wall / 2],
            to: [x, north - wall / 2],
            thickness: wall,
            openings: list.map((o) => ({ ...o, at: o.at - wall / 2 })),
          },
        ],
        foot,
        frame.eaves,
      ),
    );
    marks.forEach((mark, i) =>
      addBay(shell, boards, {
        mark,
        out: side === 'west' ? -1 : 1,
        x: side === 'west' ? west + 0.03 : east - 0.03,
        y: south + i * frame.bay,
      }),
    );
  }
}

/** Light under the eaves at every door, for those who work after dark. */
function addDoorLamps(layer: LayerBuilder, { work, west, east, south }: Barn) {
  for (const [side, x] of [
    ['west', west - 0.7],
    ['east', east + 0.7],
  ] as const) {
    [...bays[work][side]].forEach((mark, i) => {
      const y = south + (i + 0.5) * frame.bay;
      if (mark === 'd') layer.add('glow', box([x - 0.1, y - 0.7, 4.56], [x + 0.1, y + 0.7, 4.6]));
    });
  }
}

type Bay = { mark: string; out: 1 | -1; x: number; y: number };

/** Upright boards, which also run across the windows, or a door that hangs slid aside. */
function addBay(shell: LayerBuilder, boards: LayerBuilder, { mark, out, x, y }: Bay) {
  const line = (a: number, b: number): [Point, Point] =>
    out > 0
      ? [
          [x, a],
          [x, b],
        ]
      : [
          [x, b],
          [x, a],
        ];
  const row = { z0: frame.floor, z1: frame.eaves - 0.55, step: 0.75, width: 0.09, depth: 0.09 };
  if (mark !== 'd') {
    boards.add('white', fins(...line(y + 0.375, y + frame.bay - 0.375), row));
    const sill = openings[mark]?.sill ?? 1;
    const head = openings[mark]?.head ?? 2;
    const inside = x - out * wall * 0.6;
    shell.add(
      'glass',
      box([inside - 0.02, y + 0.7, sill + frame.floor], [inside + 0.02, y + frame.bay - 0.7, head + frame.floor]),
    );
    return;
  }
  const rail = x + out * 0.16;
  shell.add('white', box([x + out * 0.02, y - 1.6, 4.45], [rail + out * 0.06, y + frame.bay - 1.8, 4.6]));
  shell.add('white', box([x + out * 0.1, y - 1.5, 0.2], [rail, y + 1.9, 4.4]));
}

/** A gable all of glass behind white bars. */
function addGable(shell: LayerBuilder, one: Barn, y: number) {
  const { west, east } = one;
  const [a, b] = [west + wall + 0.05, east - wall - 0.05];
  const mid = (a + b) / 2;
  const outline = (low: number, by: number): Point[] => [
    [a, low],
    [b, low],
    [b, under(one, b) - by],
    [mid, frame.ridge - by],
    [a, under(one, a) - by],
  ];
  shell.add('glass', upright(outline(frame.floor, 0.06), [0, y + 0.02, 0], 0, 0.04));
  const count = 8;
  for (let i = 0; i <= count; i++) {
    const x = Math.min(Math.max(a + ((b - a) * i) / count, a + 0.06), b - 0.06);
    shell.add('white', box([x - 0.06, y - 0.04, frame.floor], [x + 0.06, y + 0.12, under(one, x) - 0.1]));
  }
  for (const z of [2.9, frame.eaves]) shell.add('white', box([a - 0.03, y - 0.06, z], [b + 0.03, y + 0.1, z + 0.12]));
}

/** One timber frame: two posts, two rafters, a collar. */
function portal(one: Barn, y: number): Solid[] {
  const { west, east } = one;
  const [a, b] = [west + wall + 0.06, east - wall - 0.06];
  const mid = (a + b) / 2;
  const [thick, deep] = [0.24, 0.46];
  const top = (x: number, by: number) => under(one, x) - by;
  const profile: Point[] = [
    [a, frame.floor],
    [a, top(a, 0.03)],
    [mid, top(mid, 0.03)],
    [b, top(b, 0.03)],
    [b, frame.floor],
    [b - deep, frame.floor],
    [b - deep, top(b - deep, 0.03 + deep)],
    [mid, top(mid, 0.03 + deep)],
    [a + deep, top(a + deep, 0.03 + deep)],
    [a + deep, frame.floor],
  ];
  const collar = 8.2;
  const reach = (frame.ridge - 0.3 - collar) / slope;
  return [
    upright(profile, [0, y - thick / 2, 0], 0, thick),
    box([mid - reach, y - 0.08, collar - 0.3], [mid + reach, y + 0.08, collar]),
    tube([mid, y, collar], [mid, y, frame.ridge - 0.4], 0.05, { sides: 6 }),
  ];
}
