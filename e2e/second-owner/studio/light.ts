import { dot, smoothstep, unit, type Vector } from './vector';
import type { Ring, Vessel } from './vessel';

/** To the large lamp on the left. The camera looks along z. */
const key = unit([-0.62, 0.66, -0.42]);
const lamp: Vector = [0.92, 0.88, 0.81];
const sky: Vector = [0.36, 0.385, 0.43];

/** Directions to parts of the lamp: its shadows have soft edges. */
const parts = Array.from({ length: 28 }, (_, index): Vector => {
  const [turn, out] = [index * 2.399963, 0.34 * Math.sqrt((index + 0.5) / 28)];
  return unit([key[0] + out * Math.cos(turn), key[1] + out * 0.5 * Math.sin(turn), key[2] + out * Math.sin(turn)]);
});

export type Standing = { rings: readonly Ring[]; at: Vessel['at'] };

/** How much of the lamp a point sees past the vessels, from 0 to 1. */
export function litShare([x, y, z]: Vector, vessels: readonly Standing[]): number {
  let hidden = 0;
  for (const part of parts) {
    const isHidden = vessels.some(({ rings, at }) =>
      rings.some(({ radius, height, inside }, index) => {
        if (inside || index % 4 > 0 || height <= y) return false;
        const way = (height - y) / part[1];
        const [aside, behind] = [x + part[0] * way - at[0], z + part[2] * way - at[1]];
        return aside * aside + behind * behind < radius * radius;
      }),
    );
    if (isHidden) hidden++;
  }
  return 1 - hidden / parts.length;
}

/** How much a vessel's foot darkens the ground around it, from 0 to 1. */
export function contactShare(x: number, z: number, vessels: readonly Standing[]): number {
  let dark = 0;
  for (const { rings, at } of vessels) {
    const foot = rings[0]?.radius ?? 0;
    const away = Math.max(0, Math.sqrt((x - at[0]) ** 2 + (z - at[1]) ** 2) - foot);
    dark = Math.max(dark, 0.62 * Math.exp(-away / 1.3) + 0.22 * Math.exp(-away / 6));
  }
  return dark;
}

type Surface = { colour: Vector; gloss: number; normal: Vector; view: Vector; open: number; lit: number };

/** The light that a surface sends to the camera. `view` leads to the camera; `lit` and `open` are from 0 to 1. */
export function shade({ colour, gloss, normal, view, open, lit }: Surface, ground: Vector): Vector {
  const facing = Math.max(0, (dot(normal, key) + 0.16) / 1.16) * lit * open;
  const above = 0.5 + 0.5 * normal[1];
  const towards = dot(normal, view);
  const mirror: Vector = [
    2 * towards * normal[0] - view[0],
    2 * towards * normal[1] - view[1],
    2 * towards * normal[2] - view[2],
  ];
  const glance = 0.04 + 0.5 * (1 - Math.max(0, towards)) ** 5;
  const lamps = 0.3 * (0.25 + lit * 0.75) * softbox(mirror, -58, 34, 15, 27) + 0.1 * softbox(mirror, 74, 20, 6, 34);
  const shine = gloss * open * (glance * (0.5 + 0.5 * mirror[1]) + lamps);
  const seen = (axis: 0 | 1 | 2) =>
    colour[axis] * ((ground[axis] * 0.42 * (1 - above) + sky[axis] * above) * open + lamp[axis] * facing) + shine;
  return [seen(0), seen(1), seen(2)];
}

/** Whether a direction leads to a rectangular lamp, with soft edges. Angles in degrees. */
function softbox([x, y, z]: Vector, turn: number, rise: number, wide: number, high: number): number {
  const aside = Math.abs((Math.atan2(x, -z) * 180) / Math.PI - turn);
  const up = Math.abs((Math.asin(Math.min(1, Math.max(-1, y))) * 180) / Math.PI - rise);
  return (1 - smoothstep(wide * 0.75, wide * 1.25, aside)) * (1 - smoothstep(high * 0.75, high * 1.2, up));
}
