import type { MassingChoice } from '@portfolio/model/massing/choice';
import type { Point3 } from '@portfolio/model/geometry/points';

/** The slabs, the walls across the house and at its ends, and the red lining; fins and columns are too many to turn. */
export const massing: MassingChoice = {
  plan: [-112, -74, 118, 136],
  bottom: -6,
  plot: 8000,
  levels: Array.from({ length: 10 }, (_, i) => i * 4.2),
  leave: ['wood', 'paper', 'book', 'glass', 'grey'],
  without: ['boats', 'crane', 'parked', 'bridge', 'plant'],
  keep: ({ layer, material, solid }) => layer.kind !== 'building' || material === 'red' || lengthOf(solid.vertices) > 9,
  cut: [0, 42],
};

function lengthOf(points: readonly Point3[]): number {
  const along = (axis: 0 | 1) => {
    const places = points.map((point) => point[axis]);
    return Math.max(...places) - Math.min(...places);
  };
  return Math.max(along(0), along(1));
}
