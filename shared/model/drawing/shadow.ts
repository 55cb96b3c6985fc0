import { cross, dot, normalize, towards, type Point3 } from '../geometry/points';
import { crowns } from '../figures/trees';
import { createDepthBuffer, fillEllipse, fillTriangle, type DepthBuffer } from './depth-buffer';
import type { Sheet } from './sheet';
import type { Stage } from './stage';

/** For every pixel of the raster how much of it lies in shade, 0 to 1. */
export type Shade = Float32Array;

/** Metres; a surface must be this far below what shades it, besides one step of the sun's raster. */
const clearance = 0.05;
const steps = { perMetre: 14, atMost: 4600 };

/**
 * A second raster as the sun sees the model. Casters come from the whole, uncut model;
 * what a surface throws on itself is left out, so flat surfaces stay free of speckle.
 */
export function shadeOf(
  stage: Stage,
  sheet: Sheet,
  buffer: DepthBuffer,
  sun: { azimuth: number; altitude: number },
): Shade {
  const light = towards(sun.azimuth, sun.altitude);
  const across = normalize(cross([0, 0, 1], light));
  const up = cross(light, across);
  const seen = visiblePoints(sheet, buffer, (p) => [dot(p, across), dot(p, up)]);
  const scale = Math.min(steps.perMetre, steps.atMost / Math.max(seen.width, seen.height));
  const inLight = (p: Point3): Point3 => [
    (dot(p, across) - seen.left) * scale + 2,
    (dot(p, up) - seen.bottom) * scale + 2,
    dot(p, light),
  ];
  const map = createDepthBuffer(Math.ceil(seen.width * scale) + 4, Math.ceil(seen.height * scale) + 4);
  stage.casters.forEach(({ corners: [a, b, c], surface }, i) => {
    if (facing(surface) > 0) fillTriangle(map, [inLight(a), inLight(b), inLight(c)], i);
  });
  for (const { kind, at, size } of stage.trees) {
    const { middle, radius, rise } = crowns[kind === 'person' ? 'shrub' : kind];
    const [r, tall] = [radius * size * scale, Math.abs(light[2]) * radius + Math.abs(up[2]) * rise];
    fillEllipse(map, inLight([at[0], at[1], at[2] + middle * size]), r, tall * size * scale, -2);
  }
  const limit = clearance + 1.5 / scale;
  const shade = new Float32Array(buffer.item.length);
  for (let y = 0; y < sheet.rows; y++) {
    for (let x = 0; x < sheet.columns; x++) {
      const pixel = y * sheet.columns + x;
      const surface = surfaceAt(stage, buffer.item[pixel] ?? -1);
      if (surface < 0) continue;
      if (facing(surface) <= 0.02) shade[pixel] = 1;
      else shade[pixel] = shaded(inLight(sheet.back(x + 0.5, y + 0.5, buffer.nearness[pixel] ?? 0)), surface);
    }
  }
  return shade;

  function facing(surface: number): number {
    const normal = stage.surfaces[surface]?.normal;
    return normal ? dot(normal, light) : 0;
  }

  function shaded([x, y, height]: Point3, surface: number): number {
    let dark = 0;
    for (let tap = 0; tap < 4; tap++) {
      const column = Math.floor(x + (tap % 2 ? 0.35 : -0.35));
      const row = Math.floor(y + (tap > 1 ? 0.35 : -0.35));
      if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) continue;
      const at = row * map.columns + column;
      const caster = map.item[at] ?? -1;
      if (caster === -1 || stage.casters[caster]?.surface === surface) continue;
      if ((map.nearness[at] ?? 0) > height + limit) dark++;
    }
    return dark / 4;
  }
}

export function surfaceAt(stage: Stage, item: number): number {
  return item < 0 ? -1 : (stage.triangles[item]?.surface ?? -1);
}

function visiblePoints(sheet: Sheet, { item, nearness }: DepthBuffer, flat: (p: Point3) => [number, number]) {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < sheet.rows; y += 4) {
    for (let x = 0; x < sheet.columns; x += 4) {
      const pixel = y * sheet.columns + x;
      if ((item[pixel] ?? -1) < 0) continue;
      const [u, v] = flat(sheet.back(x + 0.5, y + 0.5, nearness[pixel] ?? 0));
      [left, right] = [Math.min(left, u), Math.max(right, u)];
      [bottom, top] = [Math.min(bottom, v), Math.max(top, v)];
    }
  }
  const empty = left > right;
  return empty
    ? { left: 0, bottom: 0, width: 1, height: 1 }
    : { left, bottom, width: right - left, height: top - bottom };
}
