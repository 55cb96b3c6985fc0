import { scatter } from '@portfolio/model/geometry/scatter';
import type { ModelBuilder } from '@portfolio/model/start-model';
import { heightAt } from './hill';
import { house } from './ring';
import { seatAt, stairWay, stepAt } from './stair';

export function addPeople(oke: ModelBuilder) {
  const layer = oke.layer('people', 'site');
  const { random } = oke;
  const { foot, top, half } = stairWay;
  for (let i = 0; i < 12; i++) {
    const y = foot + 2 + random() * (top - foot - 4);
    layer.person((random() - 0.5) * 5, y, stepAt(y), { turn: random() < 0.6 ? 90 : 270 });
  }
  for (let i = 0; i < 14; i++) {
    const row = Math.floor(random() * 24);
    const y = foot + (row + 0.5) * ((top - foot) / 26);
    layer.person((random() < 0.5 ? -1 : 1) * (3.6 + random() * (half - 4.2)), y, seatAt(y), {
      turn: 250 + random() * 40,
    });
  }
  for (const [x, y] of scatter({
    bounds: [-60, -44, 60, -36],
    count: 26,
    apart: 2,
    random,
    likely: (x) => (Math.abs(x) < half + 1 ? 0 : 1),
  })) {
    if (
      ![15, 24.5, 33, -30.5].some((boat) => Math.abs(x - boat) < 2.4 && y > -40) &&
      ![-38, -27, 21, 33].some((seat) => Math.abs(x - seat) < 2 && y > -38.2)
    )
      layer.person(x, y, 0);
  }
  for (const [x, y] of scatter({
    bounds: [-11, 0, 11, 11],
    count: 9,
    apart: 1.6,
    random,
    likely: (x, y) => (Math.hypot(x - 6.6, y - 6.8) < 2.4 ? 0 : 1),
  }))
    layer.person(x, y, house.lower - 0.02);
  for (const [x, y] of [
    [-20, -24.6],
    [-26.4, -14],
    [-17.6, 9],
    [-24.6, 0],
  ] as const)
    layer.person(x, y, heightAt(x, y) + 0.2);
  for (const x of [-40, -22, -9, 1, 12, 31]) layer.person(x, 47 + random() * 4, 12.03);
  layer.person(0.6, 36, 11.98, { turn: 270 });
  layer.person(25.2, -62, -0.5, { turn: 90 });
  layer.person(25.5, -72, -0.5, { turn: 90 });
}
