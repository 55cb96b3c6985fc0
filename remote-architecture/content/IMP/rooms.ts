import { fins } from '@portfolio/model/geometry/fins';
import { bench } from '@portfolio/model/geometry/furniture';
import { rect, type Bounds } from '@portfolio/model/geometry/outlines';
import { box, prism } from '@portfolio/model/geometry/prism';
import { ring } from '@portfolio/model/geometry/rings';
import { shedHouse } from '@portfolio/model/geometry/roofs';
import type { Solid } from '@portfolio/model/geometry/solid';
import { walls, type Opening } from '@portfolio/model/geometry/walls';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { inPlace, outlineInPark, pathWidth, wall, type Room } from './route';

export const doorWidth = 3.2;
const doorHead = 3.4;
const foot = -2.5;
/** The floor lies a step above the terrace. */
const floor = 0.16;

export function addRooms(imp: ModelBuilder, list: readonly Room[]) {
  const layers = {
    floors: imp.layer('floors'),
    shells: imp.layer('shells'),
    ribs: imp.layer('ribs', 'photo'),
    cut: imp.layer('cut', 'drawing'),
    works: imp.layer('works'),
    roofs: imp.layer('roofs'),
    doors: imp.layer('doors'),
  };
  for (const room of list) {
    layers.floors.floor('white', outlineInPark(room, room.inner), room.level - 0.4, room.level + floor);
    layers.doors.add('red', inPlace(room, [threshold()]));
    layers.shells.add('white', inPlace(room, shell(room)));
    // The plan cuts every room above its own floor: walls that reach up to one common height.
    layers.cut.add('white', inPlace(room, walls(wallsOf(room, 300), floor, 120 - room.level)));
    layers.ribs.add('white', inPlace(room, ribs(room)));
    layers.works.add('white', inPlace(room, works(room)));
    const { plate, lights, glass } = roofOf(room);
    layers.roofs.add('roof', inPlace(room, plate));
    layers.roofs.add('white', inPlace(room, lights));
    layers.roofs.add('dark', inPlace(room, glass));
  }
}

export function sizeOf({ inner }: Room): Bounds {
  const [low = [0, 0], , high = [0, 0]] = inner;
  return [low[0], low[1], high[0], high[1]];
}

function threshold(): Solid {
  return box(
    [-doorWidth / 2, pathWidth / 2 - 0.4, foot + 0.1],
    [doorWidth / 2, pathWidth / 2 + 0.7 + wall + 1.2, floor + 0.03],
  );
}

function wallsOf(room: Room, head: number) {
  const [west, south, east, north] = sizeOf(room);
  const h = wall / 2;
  const corners = rect(west - h, south - h, east + h, north + h);
  const door: Opening = { at: -(west - h), width: doorWidth, head: head };
  const window: Opening = { at: (north - south) * 0.42, width: 7, sill: 3.2, head: 8.4 };
  return corners.map((from, i) => ({
    from,
    to: corners[(i + 1) % 4] ?? from,
    thickness: wall,
    openings: i === 0 ? [door] : i === 3 && room.light === 'window' && head < 100 ? [window] : [],
  }));
}

function shell(room: Room): Solid[] {
  const [west, south, east, north] = sizeOf(room);
  const skirt = prism(rect(west - wall, south - wall, east + wall, north + wall), foot, floor, [
    rect(west, south, east, north),
  ]);
  return [skirt, ...walls(wallsOf(room, doorHead), floor, room.height)];
}

/** Standing seams of the cladding, left out over the door and the window. */
function ribs(room: Room): Solid[] {
  const [west, south, east, north] = sizeOf(room);
  const corners = rect(west - wall, south - wall, east + wall, north + wall);
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const free = (share: number) => {
      if (i === 0) return Math.abs(share * length + west - wall) > doorWidth / 2 + 0.15;
      return (
        !(i === 3 && room.light === 'window') || Math.abs(share * length - wall / 2 - (north - south) * 0.42) > 3.7
      );
    };
    return fins(from, to, {
      z0: floor,
      z1: room.height - 0.3,
      step: 1.5,
      width: 0.1,
      depth: (share) => (free(share) ? 0.09 : 0),
    });
  });
}

/** What is shown: cases for drawings, plinths, one hanging work, and a bench to sit down on. */
function works(room: Room): Solid[] {
  const [west, south, east, north] = sizeOf(room);
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  if (room.light === 'lantern') {
    const cloth = Array.from({ length: 5 }, (_, i) =>
      box([x - 3 + i * 1.5, y - 2 + i, 5 + i * 1.8], [x - 2.9 + i * 1.5, y + 1 + i, 13 + i * 1.8]),
    );
    return [...cloth, ...bench([x, y - 5, floor], 4)];
  }
  const solids: Solid[] = [];
  if (room.light === 'none') {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 3; j++)
        solids.push(
          box([west + 3.5 + i * 5.6, south + 5 + j * 7, floor], [west + 7.1 + i * 5.6, south + 6.3 + j * 7, 1.1]),
        );
    }
    return solids;
  }
  const screens = room.side > 25 ? 3 : 1;
  for (let i = 0; i < screens; i++) {
    const at = west + ((i + 1) * room.side) / (screens + 1);
    solids.push(box([at - 0.2, south + 7, floor], [at + 0.2, north - 5, Math.min(5, room.height - 2.5)]));
  }
  for (let i = 0; i < 5; i++) {
    const px = west + 3 + (i * (room.side - 6)) / 4;
    solids.push(box([px - 0.55, north - 3.4, floor], [px + 0.55, north - 2.3, 1.2 + (i % 3) * 0.7]));
  }
  return [...solids, ...bench([west + 4, y, floor], 3, 90)];
}

/** A plate below the parapet, and on it what lets the light in. */
function roofOf(room: Room): { plate: Solid[]; lights: Solid[]; glass: Solid[] } {
  const [west, south, east, north] = sizeOf(room);
  const top = room.height - 0.7;
  const plate = (holes: Parameters<typeof prism>[3] = []) => [
    prism(rect(west, south, east, north), top - 0.5, top, holes),
  ];
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  if (room.light === 'sheds') {
    const depth = (room.side - 4) / 5;
    const sheds = Array.from({ length: 5 }, (_, i) =>
      shedHouse([west + 2.4, south + 2 + i * depth, east - 2.4, south + 1.2 + (i + 1) * depth], {
        z0: top,
        eaves: top + 0.2,
        ridge: top + 1.9,
        along: 'x',
      }),
    );
    return { plate: plate(), lights: sheds, glass: [] };
  }
  if (room.light === 'oculus') {
    const r = room.side * 0.27;
    return {
      plate: plate(),
      lights: [ring([x, y], r - 0.4, r, top, top + 1.6)],
      glass: [prism(circleOf(x, y, r - 0.45), top, top + 0.5)],
    };
  }
  if (room.light === 'lantern') {
    const r = room.side * 0.28;
    const frame = rect(x - r, y - r, x + r, y + r);
    const inside = rect(x - r + 0.5, y - r + 0.5, x + r - 0.5, y + r - 0.5);
    return { plate: plate(), lights: [prism(frame, top, top + 3.4, [inside])], glass: [prism(inside, top, top + 0.6)] };
  }
  if (room.light === 'slots') {
    const slots = Array.from({ length: 4 }, (_, i): Bounds => [
      west + 2.5 + i * 4,
      south + 2.5,
      west + 4.4 + i * 4,
      north - 2.5,
    ]);
    return {
      plate: plate(),
      lights: slots.map(([a, b, c, d]) =>
        prism(rect(a, b, c, d), top, top + 1.1, [rect(a + 0.2, b + 0.2, c - 0.2, d - 0.2)]),
      ),
      glass: slots.map(([a, b, c, d]) => box([a + 0.22, b + 0.22, top], [c - 0.22, d - 0.22, top + 0.3])),
    };
  }
  const hatch =
    room.light === 'window'
      ? [box([east - 6, north - 6, top], [east - 2.5, north - 2.5, top + 1.1])]
      : seams(room, top);
  return { plate: plate(), lights: hatch, glass: [] };
}

/** A roof without any opening shows its sheets. */
function seams(room: Room, top: number): Solid[] {
  const [west, south, east, north] = sizeOf(room);
  const count = Math.round(room.side / 1.8);
  return Array.from({ length: count - 1 }, (_, i) => {
    const x = west + ((i + 1) * (east - west)) / count;
    return box([x - 0.05, south + 0.4, top], [x + 0.05, north - 0.4, top + 0.14]);
  });
}

function circleOf(x: number, y: number, r: number) {
  return Array.from(
    { length: 40 },
    (_, i) => [x + r * Math.cos((i * Math.PI) / 20), y + r * Math.sin((i * Math.PI) / 20)] as const,
  );
}
