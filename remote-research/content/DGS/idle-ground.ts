import { placed } from '@portfolio/model/geometry/furniture';
import { contains, distanceTo, inset, rect, sides, type Outline, boundsOf } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { box, prism } from '@portfolio/model/geometry/prism';
import type { Random } from '@portfolio/model/geometry/random';
import { scatter } from '@portfolio/model/geometry/scatter';
import type { Solid } from '@portfolio/model/geometry/solid';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { kerb } from './city';

/** Top of an idle plate. */
export const soil = kerb + 0.05;

/**
 * A fence of posts and rails with one field missing, rubble, trees that nobody planted.
 * @param taken where something grows already
 */
export function addIdleGround(layer: LayerBuilder, plate: Outline, taken: readonly Point[], random: Random) {
  const gap = Math.floor(random() * plate.length);
  sides(plate).forEach(([a, b], i) => layer.add('card', fence(a, b, i === gap)));
  const open = inset(plate, 2.3);
  if (open.length < 3) return;
  const likely = (x: number, y: number) => (contains(open, [x, y]) ? 1 : 0);
  const trees = scatter({ bounds: boundsOf(open), count: 3, apart: 4.6, random, likely });
  for (const [x, y] of trees) {
    const room = distanceTo(plate, [x, y]);
    layer.tree(x, y, soil, {
      size: Math.min(0.85, room / 3.4),
      turn: random() * 360,
      variant: Math.floor(random() * 5),
    });
  }
  const clear = (x: number, y: number) =>
    contains(open, [x, y]) && [...taken, ...trees].every((other) => distance(other, [x, y]) > 3) ? 1 : 0;
  for (const at of scatter({ bounds: boundsOf(open), count: 2, apart: 5, random, likely: clear }))
    layer.add('card', rubble(at, random));
}

/** Along one side, a little inside it. */
function fence(a: Point, b: Point, hasGap: boolean): Solid[] {
  const length = distance(a, b);
  const count = Math.max(1, Math.round(length / 2.2));
  const step = length / count;
  const missing = hasGap ? Math.floor(count / 2) : -1;
  const solids: Solid[] = [];
  for (let i = 0; i < count; i++) {
    const u = i * step;
    solids.push(box([u, 0.1, soil], [u + 0.12, 0.22, soil + 1.7]));
    if (i === missing) continue;
    for (const z of [0.25, 0.95, 1.55]) solids.push(box([u + 0.12, 0.13, soil + z], [u + step, 0.18, soil + z + 0.08]));
    for (let bar = 0.4; bar < step - 0.1; bar += 0.34)
      solids.push(box([u + bar, 0.185, soil + 0.1], [u + bar + 0.07, 0.21, soil + 1.7]));
  }
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return placed(solids, [...a, 0], degrees);
}

/** Blocks in a heap, the later ones higher and nearer to its middle. */
function rubble([x, y]: Point, random: Random): Solid[] {
  return Array.from({ length: 16 }, (_, i) => {
    const [r, a] = [1.3 * Math.sqrt(1 - i / 16), random() * 6.3];
    const [w, d] = [0.25 + random() * 0.4, 0.2 + random() * 0.3];
    const block = prism(rect(-w, -d, w, d), -0.1 - i * 0.01, 0.12 + i * 0.05);
    return placed([block], [x + r * Math.cos(a), y + r * Math.sin(a), soil], random() * 180);
  }).flat();
}
