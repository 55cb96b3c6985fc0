import { crowns } from '../figures/trees';
import { createRandom } from '../geometry/random';
import { direction, type Point, type Point3 } from '../geometry/points';
import type { Figure } from '../model';
import type { Sheet } from './sheet';

/** A tree as drawn: an ellipse that faces the observer, its wavering outline, and the twigs inside. Pixels. */
export type Crown = { middle: Point3; rx: number; ry: number; outline: Point[]; twigs: Point[][]; trunk: Point3[] };

export function crownOf({ kind, at, size, variant, turn }: Figure, sheet: Sheet): Crown {
  const shape = crowns[kind === 'person' ? 'shrub' : kind];
  const random = createRandom(variant * 977 + Math.round(turn * 10));
  const level = Math.abs(sheet.view.toward[2]);
  const middle = sheet.place([at[0], at[1], at[2] + shape.middle * size]);
  const rx = shape.radius * size * sheet.scale;
  const ry = (level * shape.radius + Math.sqrt(1 - level ** 2) * shape.rise) * size * sheet.scale;
  const outline = wavering(middle, rx, ry, random);
  const fromAbove = level > 0.95;
  const foot = sheet.place([at[0], at[1], at[2] + 0.1]);
  const fork: Point = [middle[0], middle[1] + ry * 0.55];
  return {
    middle,
    rx,
    ry,
    outline,
    trunk: fromAbove ? [] : [foot, [middle[0], middle[1] + ry, middle[2]]],
    twigs: fromAbove ? star(middle, rx, random) : forked(middle, fork, rx, ry, random),
  };
}

function wavering([cx, cy]: Point3, rx: number, ry: number, random: () => number): Point[] {
  const [p1, p2] = [random() * 360, random() * 360];
  const count = 30;
  return Array.from({ length: count + 1 }, (_, i) => {
    const a = (i * 360) / count;
    const wave = 1 - 0.05 + 0.05 * direction(5 * a + p1)[0] + 0.025 * direction(9 * a + p2)[0];
    const [c, s] = direction(a);
    return [cx + rx * wave * c, cy + ry * wave * s];
  });
}

/** Seen from the side: the trunk goes on into the crown and forks. */
function forked([cx, cy]: Point3, fork: Point, rx: number, ry: number, random: () => number): Point[][] {
  const arms = [-1, -0.4, 0.35, 1].map((side): Point[] => {
    const reach = 0.5 + random() * 0.2;
    return [fork, [cx + side * rx * reach, cy - ry * (0.1 + random() * 0.45)]];
  });
  return [[[cx, cy + ry], fork], ...arms];
}

/** Seen from above: short twigs round the trunk. */
function star([cx, cy]: Point3, rx: number, random: () => number): Point[][] {
  const start = random() * 360;
  return [0, 120, 240].map((turn) => {
    const [c, s] = direction(start + turn + random() * 40);
    const reach = rx * (0.3 + random() * 0.25);
    return [
      [cx, cy],
      [cx + c * reach, cy + s * reach],
    ];
  });
}
