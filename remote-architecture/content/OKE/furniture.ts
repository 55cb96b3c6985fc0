import { bed, bench, chair, placed, shelf, table } from '@portfolio/model/geometry/furniture';
import type { Point } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import type { Solid } from '@portfolio/model/geometry/solid';
import { stair } from '@portfolio/model/geometry/stairs';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { house, onSide, type Side } from './ring';
import { spot, turnOf } from './rows';

type Place = { u: number; width: number; v: number; back: number };

/** Two beds, two desks at the window, a wardrobe beside the door. */
export function furnishBedroom(layer: LayerBuilder, side: Side, { u, width, v, back }: Place) {
  const z = house.upper;
  const out = v > 20 ? 1 : -1;
  const put = (solids: Solid[], du: number, at: number, turn = 0) =>
    layer.add('wood', placed(solids, spot(side, u + du, at, z), turnOf(side) + turn));
  for (const du of [-1, 1]) {
    put(bed([0, 0, 0]), du * (width / 2 - 0.65), v - out * 0.3, 90);
    put(table([0, 0, 0], 1.4, 0.65), du * (width / 2 - 0.95), v + out * 2.4);
  }
  put(shelf([0, 0, 0], 1.4, 2.1, 0.6), width / 2 - 0.9, back + out * 0.25);
}

export function furnishClass(layer: LayerBuilder, side: Side, u: number) {
  const z = house.lower;
  for (const du of [-2.4, 0, 2.4]) {
    for (const v of [24.6, 26.2, 27.8]) {
      const unit = [...table([0, 0, 0], 1.5, 0.6, 90), ...chair([-0.65, -0.35, 0], 0), ...chair([-0.65, 0.35, 0], 0)];
      layer.add('wood', placed(unit, spot(side, u + du, v, z), turnOf(side)));
    }
  }
}

export function furnishStudy(layer: LayerBuilder, side: Side, u: number) {
  for (const v of [14.6, 17.2]) {
    const seats = [-1.2, 0, 1.2].flatMap((x) => [...chair([x, 0.8, 0], -90), ...chair([x, -0.8, 0], 90)]);
    layer.add('wood', placed([...table([0, 0, 0], 3.6, 1.1), ...seats], spot(side, u, v, house.lower), turnOf(side)));
  }
}

/** Between the bridge and the court: a counter, benches, the tables of the canteen. */
export function furnishHall(layer: LayerBuilder) {
  const z = house.lower;
  layer.add('wood', box([-7.6, 25.6, z], [-4, 26.4, z + 1.05]));
  for (const x of [4.6, 7.2]) layer.add('wood', bench([x, 26, z], 3.6, 90));
  for (const x of [-9.4, -6.4, 6.4, 9.4]) {
    const seats = [-1.2, -0.4, 0.4, 1.2].flatMap((u) => [...chair([u, 0.72, 0], -90), ...chair([u, -0.72, 0], 90)]);
    layer.add('wood', placed([...table([0, 0, 0], 3.4, 0.9), ...seats], [x, 16.1, z], 90));
  }
}

/** In the corners one cooks and eats together, and reads below. */
export function addLounges(layer: LayerBuilder, side: Side) {
  if (side % 2) return;
  for (const u of [-25.5, 25.5]) {
    layer.add('wood', placed(table([0, 0, 0], 4.5, 1.2), spot(side, u, 26.2, house.upper), turnOf(side)));
    for (const dv of [-1, 1])
      for (const du of [-1.5, -0.5, 0.5, 1.5])
        layer.add(
          'wood',
          placed(chair([0, 0, 0], dv > 0 ? 90 : -90), spot(side, u + du, 26.2 + dv * 0.9, house.upper), turnOf(side)),
        );
    for (const v of [24.4, 26, 27.6])
      layer.add('book', placed(shelf([0, 0, 0], 5, 1.9), spot(side, u, v, house.lower), turnOf(side)));
  }
}

/** A staircase in every corner of the court, from the corridor of one storey to the other. */
export function addFlights(layer: LayerBuilder, side: Side) {
  const [x, y]: Point = onSide(side, 15, 15.9);
  const riser = (house.upper - house.lower) / 26;
  const flight = { steps: 13, riser, tread: 0.28, width: 1.3, slab: 0.2 };
  // Its middle is the middle of the room.
  const foot = spot(side, 15 - (flight.steps * flight.tread) / 2, 15.9, house.lower);
  layer.add('white', stair(foot, turnOf(side), flight));
  layer.add('white', box([x - 2.8, y - 2.6, house.upper], [x + 2.8, y - 2.5, house.upper + 1]));
}
