import { add, cross, mix, normalize, scale, subtract, type Point3 } from '@portfolio/model/geometry/points';
import { hand } from './hand';
import { partBetween, type Chain, type Part } from './part';
import {
  bunShape,
  chestShape,
  craniumShape,
  earShape,
  faceShape,
  forearmShape,
  neckShape,
  noseShape,
  pelvisShape,
  shinShape,
  thighShape,
  upperArmShape,
} from './shapes';
import type { Limb, Skeleton } from '#dance/algorithm/skeleton';

/** The body round a skeleton, parts of one limb one after the other. */
export function fleshOf(skeleton: Skeleton): Part[] {
  return [
    ...trunk(skeleton),
    ...head(skeleton),
    ...arm(skeleton, 'rightArm', 20),
    ...arm(skeleton, 'leftArm', 30),
    ...leg(skeleton, 'rightLeg', 40),
    ...leg(skeleton, 'leftLeg', 50),
  ];
}

function trunk({ pelvis, waist, neck, frames, rightArm, leftArm }: Skeleton): Part[] {
  const crotch = add(pelvis, scale(frames.pelvis.up, -0.075));
  const base = { chain: 'trunk', segment: 1 } as const;
  const clavicle = (shoulder: Point3) =>
    partBetween(add(neck, scale(frames.chest.up, -0.012)), mix(shoulder, neck, 0.06), {
      ...base,
      cloth: 'skin',
      front: frames.chest.front,
      stations: [
        [0, 0.042, 0.046],
        [0.5, 0.034, 0.04],
        [1, 0.042, 0.043],
      ],
      melt: 0.05,
    });
  const front = frames.chest.front;
  return [
    partBetween(crotch, waist, {
      ...base,
      cloth: 'leggings',
      front: frames.pelvis.front,
      stations: pelvisShape,
      caps: [0.6, 0.7],
    }),
    partBetween(waist, neck, {
      ...base,
      cloth: 'top',
      front,
      stations: chestShape,
      caps: [0.7, 0.6],
      melt: 0.05,
      along: 0.225,
    }),
    clavicle(rightArm.root),
    clavicle(leftArm.root),
  ];
}

function head({ neck, head: middle, frames: { head: frame, chest } }: Skeleton): Part[] {
  const at = (up: number, front: number, left = 0): Point3 =>
    add(middle, add(add(scale(frame.up, up), scale(frame.front, front)), scale(frame.left, left)));
  const base = { chain: 'trunk', segment: 2, front: frame.front } as const;
  const low = add(neck, add(scale(chest.up, -0.03), scale(chest.front, -0.006)));
  const ear = (side: number) =>
    partBetween(at(0.012, -0.014, side * 0.068), at(-0.022, -0.004, side * 0.064), {
      ...base,
      cloth: 'skin',
      stations: earShape,
      melt: 0.004,
    });
  return [
    partBetween(low, at(-0.03, -0.03), { ...base, segment: 1, cloth: 'skin', stations: neckShape, melt: 0.045 }),
    partBetween(at(0.01, -0.024), at(0.04, -0.016), {
      ...base,
      cloth: 'hair',
      stations: craniumShape,
      caps: [0.78, 0.96],
      melt: 0.012,
    }),
    partBetween(at(0.022, 0.014), at(-0.088, 0.05), {
      ...base,
      cloth: 'skin',
      stations: faceShape,
      caps: [0.9, 0.9],
      melt: 0.02,
    }),
    partBetween(at(0.004, 0.064), at(-0.03, 0.09), { ...base, cloth: 'skin', stations: noseShape, melt: 0.018 }),
    ear(1),
    ear(-1),
    partBetween(at(0.07, -0.09), at(0.082, -0.106), {
      ...base,
      segment: 3,
      cloth: 'hair',
      stations: bunShape,
      melt: 0.006,
    }),
  ];
}

function arm(skeleton: Skeleton, chain: 'rightArm' | 'leftArm', segment: number): Part[] {
  const { root, middle, end, tip } = skeleton[chain];
  const [upper, lower] = [normalize(subtract(middle, root)), normalize(subtract(end, middle))];
  const front = add(
    scale(subtract(lower, upper), 3),
    add(scale(skeleton.frames.chest.front, 0.5), scale(skeleton.frames.chest.up, 0.3)),
  );
  return [
    partBetween(root, middle, { chain, segment, cloth: 'skin', front, stations: upperArmShape, melt: 0.05 }),
    partBetween(middle, end, {
      chain,
      segment: segment + 1,
      cloth: 'skin',
      front,
      stations: forearmShape,
      melt: 0.008,
      along: 0.285,
    }),
    ...hand(end, tip, front, chain, segment + 1),
  ];
}

function leg(skeleton: Skeleton, chain: 'rightLeg' | 'leftLeg', segment: number): Part[] {
  const limb = skeleton[chain];
  const { root, middle, end, tip } = limb;
  const [upper, lower] = [normalize(subtract(middle, root)), normalize(subtract(end, middle))];
  const toe = normalize(subtract(tip, end));
  const front = add(scale(subtract(upper, lower), 3), add(scale(toe, 0.4), scale(skeleton.frames.pelvis.front, 0.4)));
  return [
    partBetween(root, middle, { chain, segment, cloth: 'leggings', front, stations: thighShape, melt: 0.06 }),
    partBetween(middle, end, {
      chain,
      segment: segment + 1,
      cloth: 'skin',
      before: { t: 0.62, cloth: 'leggings' },
      front,
      stations: shinShape,
      melt: 0.01,
      along: 0.435,
    }),
    ...foot(limb, front, chain, segment + 1),
  ];
}

/** Heel, instep and toes. The sole lies square to the toe's direction, in the plane in which the knee bends. */
function foot({ middle, end, tip }: Limb, front: Point3, chain: Chain, segment: number): Part[] {
  const shin = normalize(subtract(end, middle));
  const toe = normalize(subtract(tip, end));
  const lateral = normalize(cross(front, shin));
  const sole = normalize(cross(lateral, toe));
  const at = (forward: number, down: number): Point3 => add(end, add(scale(toe, forward), scale(sole, down)));
  const base = { chain, segment, cloth: 'skin', front: sole } as const;
  return [
    partBetween(at(-0.012, 0.012), at(-0.03, 0.045), {
      ...base,
      front: toe,
      stations: [
        [0, 0.03, 0.03],
        [1, 0.026, 0.028],
      ],
      melt: 0.02,
      along: 0.8,
    }),
    partBetween(at(-0.01, 0.016), at(0.135, 0.023), {
      ...base,
      stations: [
        [0, 0.03, 0.036],
        [0.45, 0.032, 0.028],
        [0.8, 0.037, 0.02],
        [1, 0.036, 0.016],
      ],
      melt: 0.025,
      along: 0.82,
    }),
    partBetween(at(0.125, 0.024), at(0.19, 0.016), {
      ...base,
      stations: [
        [0, 0.036, 0.016],
        [0.7, 0.029, 0.011],
        [1, 0.02, 0.009],
      ],
      melt: 0.02,
      along: 0.95,
    }),
  ];
}
