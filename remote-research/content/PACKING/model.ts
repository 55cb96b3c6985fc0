import type { Label } from '@portfolio/model/drawing/drawing';
import { bench, chair, desk, placed as at, table } from '@portfolio/model/geometry/furniture';
import { rect } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import type { Solid } from '@portfolio/model/geometry/solid';
import { walls, type Opening } from '@portfolio/model/geometry/walls';
import { startModel, type LayerBuilder } from '@portfolio/model/start-model';
import { guillotine } from '../../src/studies/packing/algorithm/guillotine';
import { maxRects } from '../../src/studies/packing/algorithm/max-rects';
import { pack, type CreatePacker, type Placed } from '../../src/studies/packing/algorithm/packing';
import { roomProgramme, type RoomKind } from '../../src/studies/packing/algorithm/programme';
import { shelf } from '../../src/studies/packing/algorithm/shelf';
import { skyline } from '../../src/studies/packing/algorithm/skyline';
import { addComparison, comparisonFrame } from './comparison';
import kinds from './rooms.json';

const packing = startModel('PACKING');
const { random } = packing;

const plate = { width: 48, depth: 30 };
/** The largest hall comes last: the other three methods have no place left for it. */
const [late, ...others] = roomProgramme(2, 1368, kinds as unknown as readonly RoomKind[]);
const rooms = late ? [...others, late] : others;
const methods: [name: string, create: CreatePacker][] = [
  ['Shelf', shelf()],
  ['Skyline', skyline()],
  ['Guillotine', guillotine()],
  ['MaxRects', maxRects('contact')],
];
const results = methods.map(([name, create]) => ({ name, ...pack(create, plate, rooms) }));
const best = results.at(-1) ?? { placed: [], left: [], occupancy: 0, name: '' };

const wallHeights: Record<string, number> = { Hall: 4.2, Workshop: 3.3, Classroom: 2.7, Office: 2.4, Store: 2.1 };
const wall = 0.24;
const gap = 0.1;
const floor = 0.5;
const doors: Point[][] = [];

/** What stands in rooms that have no place for it beside their number, in a plan. */
const shallow = packing.layer('shallow');
addTable();
best.placed.forEach((room) => addRoom(room));
addDoors();
const comparison = addComparison(packing, plate, rooms, results);

function addTable() {
  const tray = packing.layer('tray', 'site');
  const rim = (by: number) => rect(-by, -by, plate.width + by, plate.depth + by);
  tray.add('card', prism(rim(1.6), 0, floor - 0.1), prism(rim(1.6), floor - 0.1, floor + 0.7, [rim(0.6)]));
}

function addRoom({ room, x, y, width, depth }: Placed) {
  const isLate = room === late;
  const layer = packing.layer(`${room.name} at ${x.toFixed(1)}, ${y.toFixed(1)}`);
  const material = isLate ? 'red' : 'white';
  const height = floor + (wallHeights[room.name] ?? 3);
  layer.floor(material, rect(x + gap, y + gap, x + width - gap, y + depth - gap), floor - 0.1, floor);
  layer.add(material, shell({ x, y, width, depth }, height, random() * 4));
  if (isLate) addStage(layer, { x, y, width, depth });
  else (depth < 2 ? shallow : layer).add(material, furniture(room.name, { x, y, width, depth }));
  const people = { Hall: 4, Workshop: 3, Classroom: 2, Office: 1, Store: 0 }[room.name] ?? 0;
  for (let i = 0; i < people; i++) {
    layer.person(x + 1 + random() * (width - 2), y + 1.5 + random() * 0.3, floor);
  }
}

/** Four walls with one door. */
function shell({ x, y, width, depth }: Omit<Placed, 'room' | 'turned'>, top: number, turn: number): Solid[] {
  const by = gap + wall / 2;
  const corners: Point[] = rect(x + by, y + by, x + width - by, y + depth - by);
  const door = Math.floor(turn);
  return walls(
    corners.map((from, i) => {
      const to = corners[(i + 1) % 4] ?? from;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const opening: Opening = { at: length > 3 ? 1.4 : length / 2, width: 1, head: 2.1 };
      if (i === door) doors.push(leafOf(from, to, opening));
      return { from, to, thickness: wall, openings: i === door ? [opening] : [] };
    }),
    floor,
    top,
  );
}

/** A leaf that stands half open on the inner side of the wall. */
function leafOf(from: Point, to: Point, { at: middle, width }: Opening): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const place = (along: number, inwards: number): Point => [
    from[0] + u * along - v * inwards,
    from[1] + v * along + u * inwards,
  ];
  const [start, end] = [middle - width * 0.05, Math.min(middle + width, length - wall)];
  const [near, far] = [wall / 2 + 0.05, wall / 2 + 0.12];
  return [place(start, near), place(end, near), place(end, far), place(start, far), place(start, near)];
}

/** Benches, desks or shelves in rows from the north wall; the south side stays free. */
function furniture(name: string, { x, y, width, depth }: Omit<Placed, 'room' | 'turned'>): Solid[] {
  const [across, along] = [width - 2 * (gap + wall), depth - 2 * (gap + wall)];
  const rows = (piece: Solid[], half: number, stepX: number, stepY: number) => {
    const columns = Math.max(1, Math.floor((across - 0.5) / stepX));
    const count = columns * Math.max(1, Math.floor((along - 2) / stepY));
    const left = x + gap + wall + (across - (columns - 1) * stepX) / 2;
    const north = y + depth - gap - wall - half - 0.35;
    return Array.from({ length: count }, (_, i) =>
      at(piece, [left + (i % columns) * stepX, north - Math.floor(i / columns) * stepY, floor]),
    ).flat();
  };
  if (name === 'Workshop') return rows([...table([0, 0, 0], 2.4, 1), ...bench([0, -0.85, 0], 2)], 0.5, 3, 2.2);
  if (name === 'Classroom')
    return rows(
      [...table([0, 0, 0], 1.2, 0.55), ...chair([-0.3, -0.5, 0], 90), ...chair([0.3, -0.5, 0], 90)],
      0.3,
      1.7,
      1.35,
    );
  if (name === 'Office') return rows(desk([0, 0, 0], 1.7), 0.95, 2.5, 2.4);
  if (name === 'Hall') return rows(chair([0, 0, 0], 90), 0.3, 0.72, 1);
  return rows(bookcase(across - 0.6), 0.2, across, 1.15);
}

function bookcase(length: number): Solid[] {
  const boards = [0.3, 0.8, 1.3].map((z) => box([-length / 2 + 0.05, -0.2, z], [length / 2 - 0.05, 0.2, z + 0.05]));
  const ends = [-length / 2, length / 2 - 0.05].map((end) => box([end, -0.2, 0], [end + 0.05, 0.2, 1.6]));
  return [...boards, ...ends];
}

/** Rows of seats before a stage. */
function addStage(layer: LayerBuilder, { x, y, width, depth }: Omit<Placed, 'room' | 'turned'>) {
  const inner = gap + wall;
  layer.add(
    'red',
    box([x + inner, y + depth - inner - 2.4, floor], [x + width - inner, y + depth - inner, floor + 0.6]),
  );
  for (let row = 0; row < 4; row++) {
    const south = y + 1.9 + row * 1.2;
    layer.add('red', box([x + 1.4, south, floor], [x + width - 1.4, south + 0.4, floor + 0.45]));
    layer.add('red', box([x + 1.4, south, floor + 0.45], [x + width - 1.4, south + 0.06, floor + 0.85]));
  }
}

/** Door leaves: what a plan shows and a model does not. Where every metre counts they slide. */
function addDoors() {
  const layer = packing.layer('doors', 'drawing');
  for (const leaf of doors) layer.line(...leaf.map(([x, y]): Point3 => [x, y, floor + 1]));
}

/** What only the diagram shows. */
const sheets = ['comparison', 'comparison grey'];
const numbers = best.placed.map(({ room, x, y }): Label => {
  const order = String(rooms.indexOf(room) + 1);
  return { at: [x + 0.75, y + 0.8, 9], text: order, size: 'small' };
});
const diagram = { kind: 'plan', cut: 1.9, frame: comparisonFrame(plate), north: false } as const;
const korean: Readonly<Record<string, string>> = { Shelf: '셸프', Skyline: '스카이라인', Guillotine: '길로틴' };
const sun = { azimuth: 300, altitude: 42 };

export const model = packing.finish({
  measures: {
    rooms: rooms.length,
    plateWidth: plate.width,
    plateDepth: plate.depth,
    ...Object.fromEntries(results.map(({ name, occupancy }) => [`${name} %`, occupancy * 100])),
    ...Object.fromEntries(results.map(({ name, left }) => [`${name} left`, left.length])),
  },
  cameras: {
    hero: { from: [-8, -47, 60], at: [23.9, 13.2, 0], lens: 52, focus: [28, 13, 3], aperture: 0.3 },
    close: { from: [13, -13, 26], at: [33.4, 19.6, 2.4], lens: 58, focus: [35, 22, 3], aperture: 0.2 },
  },
  drawings: {
    plan: {
      kind: 'plan',
      cut: 1.9,
      frame: [-4, -4, 52, 34],
      hide: [...sheets, 'shallow'],
      north: false,
      labels: numbers,
    },
    diagram: { ...diagram, labels: comparison },
    'diagram.ko': {
      ...diagram,
      labels: comparison.map((label) => ({ ...label, text: korean[label.text] ?? label.text })),
    },
    axo: { kind: 'axo', azimuth: 205, altitude: 48, hide: [...sheets, 'doors'], sun, weight: 1.2 },
  },
  look: {
    sun: { azimuth: 300, altitude: 46, strength: 3.7 },
    fade: { middle: [24, 15], from: 56, to: 120 },
    backdrop: { top: '#e9e5de', bottom: '#f3f0ea', until: 1 },
    materials: { ground: [0.5, 0.478, 0.445], card: [0.62, 0.6, 0.57] },
  },
});
