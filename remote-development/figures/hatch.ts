import type { Point } from '@portfolio/model/geometry/points';
import { short } from './path';

/**
 * Parallel lines within outlines, as path data: the hatch of what is cut.
 * @param outlines closed, the last point not repeated; one inside another is a hole
 * @param gap units between two lines
 * @param angle degrees from the horizontal, upwards to the right
 */
export function hatch(outlines: readonly (readonly Point[])[], gap: number, angle = 45): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
  const turned = outlines.map((outline) => outline.map(([x, y]): Point => [x * c + y * s, y * c - x * s]));
  const heights = turned.flat().map(([, v]) => v);
  let data = '';
  for (let v = Math.ceil(Math.min(...heights) / gap) * gap; v < Math.max(...heights); v += gap) {
    const cuts = turned.flatMap((outline) => crossings(outline, v + 1e-6)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [from, to] = [cuts[i] ?? 0, cuts[i + 1] ?? 0];
      data += `M${short(from * c - v * s)} ${short(from * s + v * c)}L${short(to * c - v * s)} ${short(to * s + v * c)}`;
    }
  }
  return data;
}

function crossings(outline: readonly Point[], v: number): number[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return a[1] < v === b[1] < v ? [] : [a[0] + ((b[0] - a[0]) * (v - a[1])) / (b[1] - a[1])];
  });
}

/** The corners of a rectangle. */
export function rectangle(left: number, top: number, width: number, height: number): Point[] {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
}
