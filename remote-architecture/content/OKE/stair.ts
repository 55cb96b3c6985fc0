import { box } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import { stair } from '@portfolio/model/geometry/stairs';
import type { ModelBuilder } from '@portfolio/model/start-model';

/** Foot and top of the stair (y), half its width, and how high it climbs: metres. */
export const stairWay = { foot: -43.5, top: -1.5, half: 6.5, rise: 12, quay: -46 };

const steps = 78;
const riser = stairWay.rise / steps;
const tread = (stairWay.top - stairWay.foot) / steps;
/** Half the width of the flight; to either side one sits, three steps to a seat. */
const flight = 3;

/** Height of the treads at y. */
export function stepAt(y: number): number {
  return Math.ceil((y - stairWay.foot) / tread) * riser;
}

/** Height of the seats at y. */
export function seatAt(y: number): number {
  return Math.ceil((y - stairWay.foot) / (tread * 3)) * riser * 3;
}

/** One solid red body that begins in the quay wall and ends in the court. */
export function addStair(oke: ModelBuilder) {
  const layer = oke.layer('stair');
  const { foot, half, quay } = stairWay;
  layer.add('red', stair([0, foot, 0], 90, { steps, riser, tread, width: flight * 2 }));
  for (const side of [-1, 1]) {
    const x = (side * (flight + half)) / 2;
    layer.add(
      'red',
      stair([x, foot, 0], 90, { steps: steps / 3, riser: riser * 3, tread: tread * 3, width: half - flight }),
    );
  }
  layer.add('red', box([-half, quay - 0.35, -3.5], [half, foot, 0.06]));
  layer.add('red', box([-half, quay - 1.4, -3.5], [half, quay - 0.35, -1.2]));
  for (const x of [-flight, flight]) {
    layer.add('white', tube([x, foot + 0.4, 1.0], [x, stairWay.top, stairWay.rise + 1], 0.045, { sides: 8 }));
    for (let i = 2; i < steps; i += 6) {
      const y = foot + (i + 0.5) * tread;
      layer.add('white', tube([x, y, (i + 1) * riser - 0.02], [x, y, i * riser + 1.1], 0.03, { sides: 6 }));
    }
  }
}
