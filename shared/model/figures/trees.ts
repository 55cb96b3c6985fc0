import { add, direction, normalize, radians, scale, type Point3 } from '../geometry/points';
import { createRandom, type Random } from '../geometry/random';
import { tube } from '../geometry/rings';
import type { Solid } from '../geometry/solid';
import { sphere } from '../geometry/sphere';

/** Dried flowers on a twig, as model makers use them. */
export type TreeKind = 'round' | 'poplar' | 'shrub';

/** Crown of one kind at scale 1: metres from the foot to its middle, and its half width and half height. */
export const crowns: Record<TreeKind, { middle: number; radius: number; rise: number }> = {
  round: { middle: 5.2, radius: 2.6, rise: 2.2 },
  poplar: { middle: 5.6, radius: 1.2, rise: 4.6 },
  shrub: { middle: 0.7, radius: 0.9, rise: 0.7 },
};

export const variantsOfTree = 5;

export type TreeShape = { twigs: Solid[]; leaves: Solid[] };

/** Always the same tree for one kind and variant. Metres, the foot at the origin. */
export function treeShape(kind: TreeKind, variant: number): TreeShape {
  const random = createRandom(7 + variant * 101);
  const shape: TreeShape = { twigs: [], leaves: [] };
  if (kind === 'round') fork(shape, random, [0, 0, 0], lean(random), { length: 2.5, radius: 0.1, level: 4 });
  if (kind === 'poplar') poplar(shape, random);
  if (kind === 'shrub') shrub(shape, random);
  return shape;
}

type Twig = { length: number; radius: number; level: number };

function fork(shape: TreeShape, random: Random, foot: Point3, way: Point3, { length, radius, level }: Twig) {
  const tip = add(foot, scale(way, length));
  shape.twigs.push(tube(foot, tip, radius, { endRadius: radius * 0.7, sides: 4 }));
  if (level === 0) {
    for (let i = 0; i < 3; i++) shape.leaves.push(bead(random, tip, 0.5));
    return;
  }
  const arms = level > 2 ? 5 : 3 + (random() > 0.55 ? 1 : 0);
  const start = random() * 360;
  for (let i = 0; i < arms; i++) {
    const [cos, sin] = direction(start + (360 * i) / arms + (random() - 0.5) * 40);
    const spread = (level > 2 ? 0.45 : 0.65) + random() * 0.35;
    const [s, c] = [Math.sin(spread), Math.cos(spread)];
    const arm = normalize([way[0] * c + cos * s, way[1] * c + sin * s, way[2] * c + 0.12]);
    fork(shape, random, tip, arm, { length: length * (0.6 + random() * 0.2), radius: radius * 0.62, level: level - 1 });
  }
}

function poplar(shape: TreeShape, random: Random) {
  const height = 9.6;
  shape.twigs.push(tube([0, 0, 0], [0, 0, height], 0.12, { endRadius: 0.03, sides: 5 }));
  for (let i = 0; i < 150; i++) {
    const share = i / 150;
    const z = 1.1 + share * (height - 1.1);
    const reach = 1.15 * Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.86)) * (0.7 + random() * 0.4);
    const [c, s] = direction(i * 137.5);
    const tip: Point3 = [c * reach, s * reach, z + reach * 0.9];
    shape.twigs.push(tube([0, 0, z], tip, 0.03, { endRadius: 0.015, sides: 3 }));
    for (let k = 0; k < 3; k++) shape.leaves.push(bead(random, tip, 0.45));
  }
}

function shrub(shape: TreeShape, random: Random) {
  for (let i = 0; i < 42; i++) {
    const up = 15 + random() * 75;
    const [c, s] = direction(i * 137.5);
    const reach = 0.6 + random() * 0.35;
    const flat = Math.cos(radians(up)) * reach;
    const tip: Point3 = [c * flat, s * flat, Math.sin(radians(up)) * reach * 1.1];
    shape.twigs.push(tube([0, 0, 0], tip, 0.02, { endRadius: 0.012, sides: 3 }));
    for (let k = 0; k < 2; k++) shape.leaves.push(bead(random, tip, 0.22));
  }
}

function bead(random: Random, at: Point3, scatter: number): Solid {
  const radius = 0.145 * (0.6 + random() * 0.7);
  const off = () => (random() - 0.5) * scatter;
  return sphere([at[0] + off(), at[1] + off(), at[2] + off()], radius, 0);
}

function lean(random: Random): Point3 {
  return [(random() - 0.5) * 0.06, (random() - 0.5) * 0.06, 1];
}
