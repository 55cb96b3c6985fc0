import { rect } from '@portfolio/model/geometry/outlines';
import { direction, type Point } from '@portfolio/model/geometry/points';
import { prism } from '@portfolio/model/geometry/prism';
import type { LayerBuilder } from '@portfolio/model/start-model';
import { footprint } from './buildings';
import type { House } from './town';
import { groundAt } from './valley';

/** What stays of a house that is taken away: its plot as a thin card, and a low plinth where it stood. */
export function addPlinths(layer: LayerBuilder, houses: readonly House[]) {
  houses.forEach((one, i) => {
    // Neighbours meet and overlap at the quarters' borders: tops differ by millimetres, so that no two lie in one plane.
    const lift = (i % 97) * 0.0035;
    const plot = plotOf(one);
    if (plot.every(([x, y]) => groundAt(x, y) === one.z))
      layer.add('site', prism(plot, one.z - 0.6 - lift, one.z + 0.52 + lift));
    layer.add('context', prism(footprint(one), one.z - 5 - lift, one.z + 1.2 + lift));
  });
}

/** The house's own ground: a strip to the street before it, a garden behind. */
function plotOf({ at, length, depth, turn, garden }: House): Point[] {
  const [c, s] = direction(turn);
  const [front, back] = [-garden * (depth / 2 + 1.6), garden * (depth / 2 + 7)];
  return rect(-length / 2 - 1, Math.min(front, back), length / 2 + 1, Math.max(front, back)).map(([u, v]) => [
    at[0] + u * c - v * s,
    at[1] + u * s + v * c,
  ]);
}
