import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { face, type Axonometry } from '#figures/axonometry';
import { polyline, polylines } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';

const width = 9;
const height = 7.2;
/** How far the screen leans back, lengths of a key for the width of one. */
const lean = 0.05;

/**
 * A small screen on the music rest: notes fall to a line, and beside the bar that should have begun there stands, in
 * red, the one that was played.
 * @param foot its lower left corner
 */
export function screen(view: Axonometry, foot: { x: number; y: number; z: number }): string {
  const at = (u: number, v: number): Point3 => [foot.x + u, foot.y - v * lean, foot.z + v];
  const area = (u: number, v: number, w: number, h: number): Point[] =>
    face(view, [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)]);
  const side = face(view, [
    at(width, 0),
    [foot.x + width, foot.y - 0.07, foot.z],
    [foot.x + width, foot.y - 0.07 - height * lean, foot.z + height],
    at(width, height),
  ]);
  const now = 2.1;
  const lanes = Array.from({ length: 7 }, (_, i) =>
    polyline(face(view, [at(0.9 + (i + 0.5) * 1.03, 0.5), at(0.9 + (i + 0.5) * 1.03, height - 0.5)])),
  );
  const falling: [lane: number, from: number, length: number][] = [
    [0, 3.1, 1.6],
    [1, 5, 0.7],
    [2, 4.1, 0.6],
    [4, 2.7, 0.8],
    [4, 5.3, 1.2],
    [5, 3.9, 0.9],
    [6, 5.1, 1.5],
  ];
  const bar = (lane: number, from: number, length: number, w = 0.62) =>
    area(0.5 + (lane + 0.5) * 1.03 + 0.09, from, w, length);
  const expected = bar(3, now, 2.1);
  const played = bar(3, now - 0.62, 2.1, 0.62);
  return (
    shape(polyline(side, true), ink.line, ink.line, weight.line) +
    shape(polyline(area(0, 0, width, height), true), ink.paper, ink.line, weight.profile) +
    stroke(polyline(area(0.32, 0.32, width - 0.64, height - 0.64), true), ink.line, weight.hair) +
    stroke(lanes.join(''), ink.pale, weight.hair) +
    shape(
      polylines(
        falling.map(([lane, from, length]) => bar(lane, from, length)),
        true,
      ),
      ink.paper,
      ink.line,
      weight.fine,
    ) +
    fill(polyline(played, true), ink.red) +
    stroke(polyline(expected, true), ink.line, weight.fine) +
    stroke(
      [now, now - 0.62].map((v) => polyline(face(view, [at(5.2, v), at(6.2, v)]))).join('') +
        polyline(face(view, [at(5.9, now), at(5.9, now - 0.62)])),
      ink.line,
      weight.fine,
    ) +
    stroke(polyline(face(view, [at(0.32, now), at(width - 0.32, now)])), ink.line, weight.line)
  );
}
