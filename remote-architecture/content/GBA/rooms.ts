import { bench, chair, desk, doorSwing, placed, shelf, table } from '@portfolio/model/geometry/furniture';
import { box, cylinder } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';
import { walls, type Opening } from '@portfolio/model/geometry/walls';
import type { LayerBuilder, ModelBuilder } from '@portfolio/model/start-model';
import { barns, frame, type Barn, type Work } from './plan';
import { pallets, tractor, trailer } from './vehicles';

const z = frame.floor;
const height = 3.4;

/** Walls across a barn stand under a frame; `bay` counts from the south. There is no corridor: the lanes are that. */
type Crossing = { bay: number; door: 'gate' | 'door' };

const crossings: Record<Work, Crossing[]> = {
  machines: [
    { bay: 4, door: 'gate' },
    { bay: 10, door: 'gate' },
  ],
  sacks: [
    { bay: 7, door: 'gate' },
    { bay: 13, door: 'gate' },
  ],
  drying: [
    { bay: 3, door: 'gate' },
    { bay: 12, door: 'gate' },
  ],
  soil: [3, 6, 8, 12, 14, 18].map((bay) => ({ bay, door: 'door' })),
  classes: [4, 7, 10].map((bay) => ({ bay, door: 'door' })),
};

type Room = {
  fittings: LayerBuilder;
  one: Barn;
  /** Middle of the barn, and the height of a bay's south frame. */
  mid: number;
  at: (bay: number) => number;
  random: () => number;
};

const furnish: Record<Work, (room: Room) => void> = {
  machines: furnishWorkshop,
  sacks: furnishStore,
  drying: furnishDryer,
  soil: furnishLaboratories,
  classes: furnishClasses,
};

export function addRooms(gba: ModelBuilder) {
  const rooms = gba.layer('rooms');
  const fittings = gba.layer('fittings');
  const { random } = gba;
  for (const one of barns) {
    const at = (bay: number) => one.south + bay * frame.bay;
    for (const crossing of crossings[one.work]) addCrossing(rooms, one, at(crossing.bay), crossing.door);
    furnish[one.work]({ fittings, one, mid: (one.west + one.east) / 2, at, random });
  }
}

function addCrossing(rooms: LayerBuilder, { west, east }: Barn, y: number, door: Crossing['door']) {
  const [a, b] = [west + 0.4, east - 0.4];
  const opening: Opening =
    door === 'gate' ? { at: (b - a) / 2, width: 4, head: 3 } : { at: 11.4, width: 1.1, head: 2.2 };
  rooms.add('white', walls([{ from: [a, y], to: [b, y], thickness: 0.2, openings: [opening] }], z, z + height));
  if (door === 'door') rooms.line(...doorSwing([a + 10.85, y], 1.1, 0, 1, 1.5));
}

function furnishWorkshop({ fittings, one, mid, at }: Room) {
  for (let bay = 0; bay < 4; bay++) {
    fittings.add('white', table([one.west + 1.3, at(bay) + 3, z], 4.4, 0.9, 90));
    if (bay !== 1) fittings.add('card', tractor([mid + 2.6, at(bay) + 3, z], 90 + bay * 12));
  }
  for (let bay = 5; bay < 10; bay++)
    fittings.add('card', bay % 2 ? tractor([mid - 3, at(bay) + 2, z], 0) : trailer([mid - 2, at(bay) + 2.4, z], 0));
  for (let bay = 10; bay < 13; bay++) {
    for (const x of [2.4, 5.2, 8, 10.8]) fittings.add('wood', shelf([one.west + x, at(bay) + 3, z], 4.4, 2.4, 0.8, 90));
  }
}

function furnishStore({ fittings, one, at, random }: Room) {
  for (let bay = 0; bay < 19; bay++) {
    if (bay % 3 === 1) continue;
    for (const x of [1.9, 3.5, 5.1, 10.9, 12.5, 14.1]) {
      for (const y of [1.1, 2.6, 4.1]) {
        if (random() < 0.12) continue;
        fittings.add('book', pallets([one.west + x, at(bay) + y + 0.3, z], 1 + Math.floor(random() * 3)));
      }
    }
  }
}

function furnishDryer({ fittings, one, mid, at }: Room) {
  for (let bay = 3; bay < 12; bay++) {
    for (const x of [one.west + 3.4, one.east - 3.4]) {
      const middle = [x, at(bay) + 3] as const;
      fittings.add('card', cylinder(middle, 1.9, z + 0.5, z + 3.6, 32), cylinder(middle, 1.3, z, z + 0.5, 24));
      fittings.add('book', cylinder(middle, 1.75, z + 3.6, z + 3.63, 32));
    }
  }
  fittings.add('white', tube([mid, at(3) + 2, z + 2.6], [mid, at(12) - 2, z + 4.2], 0.22, { sides: 10 }));
  for (let bay = 0; bay < 3; bay++) {
    for (const x of [-4, 0.4]) {
      const [cx, cy] = [mid + x, at(bay) + 3];
      fittings.add(
        'card',
        box([cx - 1.2, cy - 1.6, z], [cx + 1.2, cy + 1.6, z + 1.5]),
        box([cx - 0.7, cy - 0.8, z + 1.5], [cx + 0.7, cy + 0.8, z + 2.6]),
      );
    }
  }
  for (let bay = 12; bay < 15; bay++) {
    for (const x of [2, 3.7, 12.3, 14]) fittings.add('book', pallets([one.west + x, at(bay) + 3, z], 2));
  }
}

function furnishLaboratories({ fittings, one, mid, at }: Room) {
  for (let bay = 0; bay < 21; bay++) {
    const offices = bay >= 6 && bay < 8;
    const glasshouse = bay >= 12 && bay < 14;
    const y = at(bay) + 3;
    if (offices) for (const x of [3, 7, 11]) fittings.add('wood', desk([one.west + x, y, z], 2.6));
    else if (glasshouse)
      for (const x of [2.6, 5.2, 7.8, 10.4, 13]) fittings.add('book', shelf([one.west + x, y, z], 4.6, 0.9, 1.4, 90));
    else {
      for (const x of [-3.6, 1]) fittings.add('wood', table([mid + x, y, z], 3.8, 1.4, 90), stools(mid + x, y));
      fittings.add('white', shelf([one.west + 0.95, y, z], 4.6, 1.1, 0.6, 90));
    }
  }
}

function stools(x: number, y: number): Solid[] {
  return [-1.2, 0, 1.2].flatMap((along) =>
    [-1.1, 1.1].flatMap((side) => chair([x + side, y + along, z], side < 0 ? 0 : 180)),
  );
}

function furnishClasses({ fittings, one, mid, at }: Room) {
  for (const bay of [0, 1, 2, 3]) {
    for (const x of [-4.4, 0, 4.4]) fittings.add('wood', placed(desk([0, 0, 0], 3.2), [mid + x, at(bay) + 3, z]));
  }
  for (const bay of [4, 5, 6]) {
    for (const x of [2.4, 5.4]) fittings.add('white', bench([one.west + x, at(bay) + 3, z], 4, 90));
    fittings.add('wood', shelf([mid + 1.5, at(bay) + 3, z], 4.4, 1.9, 0.5, 90));
  }
  for (let i = 0; i < 11; i++) {
    const y = at(7) + 1.4 + i * 1.55;
    if (i % 4 !== 3)
      for (const x of [-4.6, -1.4, 1.8])
        fittings.add(
          'wood',
          table([mid + x, y, z], 1.6, 0.6),
          chair([mid + x - 0.4, y - 0.6, z], 90),
          chair([mid + x + 0.4, y - 0.6, z], 90),
        );
  }
  for (const bay of [10, 11, 12, 13]) {
    for (const x of [3, 6.4]) fittings.add('wood', desk([one.west + x, at(bay) + 3, z], 4, 90));
  }
  fittings.add('white', shelf([mid + 4, at(12), z], 14, 1, 0.9, 90));
}
