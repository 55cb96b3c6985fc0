import { cross, dot, normalize, subtract, type Point3 } from '../geometry/points';
import type { Model } from '../model';

/** Where a picture's focal point lies, as CSS wants it: "50% 46%" from the left and from the top. */
export function focusOf(model: Model, cameraName: string): string {
  const camera = model.cameras[cameraName];
  if (!camera) return '50% 50%';
  const { from, at, level, lens, shift = [0, 0], focus = at } = camera;
  const target: Point3 = level ? [at[0], at[1], from[2]] : at;
  const ahead = normalize(subtract(target, from));
  const right = normalize(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const ray = subtract(focus, from);
  const depth = dot(ray, ahead);
  // Shares of the frame's width: a frame is 36 mm wide and 24 mm high.
  const x = ((dot(ray, right) / depth) * lens) / 36 - shift[0];
  const y = ((dot(ray, up) / depth) * lens) / 36 - shift[1];
  return `${Math.round((0.5 + x) * 100)}% ${Math.round((0.5 - y * 1.5) * 100)}%`;
}
