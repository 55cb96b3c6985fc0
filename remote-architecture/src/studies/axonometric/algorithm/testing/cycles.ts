import { convexHull } from '@portfolio/model/geometry/hull';
import { commonPart } from '@portfolio/model/geometry/outlines';
import { dot, type Point, type Point3 } from '@portfolio/model/geometry/points';
import type { Solid } from '../solids';
import { placeOf, type View } from '../view';
import { passage } from './depths';

/**
 * Which bodies cover which in a picture, found without the planes that the product compares: the outlines of two are
 * clipped to what they have in common, and the body that is nearer in the middle of that covers the other.
 * @returns for every body those that it covers
 */
export function coversIn(
  solids: readonly Solid[],
  view: View,
  areParted: (a: number, b: number) => boolean,
): readonly (readonly number[])[] {
  const seen = solids.map((solid, body) => {
    const outline = outlineOf(solid, view);
    return { solid, body, outline, box: boxOf(outline), covers: [] as number[] };
  });
  for (const a of seen) {
    for (const b of seen.slice(a.body + 1)) {
      if (!boxesMeet(a.box, b.box)) continue;
      const common = commonPart(a.outline, b.outline);
      if (common.length < 3 || !areParted(a.body, b.body)) continue;
      const [one, other] = [a, b].map(({ solid }) => depthAt(solid, middleOf(common), view));
      if (one === undefined || other === undefined) continue;
      if (one > other) a.covers.push(b.body);
      else b.covers.push(a.body);
    }
  }
  return seen.map(({ covers }) => covers);
}

/** Whether a body that should be covered by another covers it by way of others: then no order of whole bodies is right. */
export function isCoveredInTurn(near: number, far: number, covers: readonly (readonly number[])[]): boolean {
  const reached = new Set([far]);
  for (const body of reached) for (const next of covers[body] ?? []) reached.add(next);
  return reached.has(near);
}

/** Of a bar, a rectangle along it that is as wide. */
function outlineOf({ radius = 0, corners }: Solid, view: View): readonly Point[] {
  const width = radius * view.scale;
  const places = corners.map((corner) => placeOf(corner, view));
  const [start = [0, 0], end = start] = places;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const [x, y] = [((start[1] - end[1]) / length) * width, ((end[0] - start[0]) / length) * width];
  return convexHull(width ? places.flatMap((place) => [add(place, [x, y]), add(place, [-x, -y])]) : places);
}

/** Metres toward the observer from a plane through the origin to the middle of a body, at a place of the picture. */
function depthAt(solid: Solid, place: Point, view: View): number | undefined {
  const { toward } = view;
  if (solid.radius === undefined) {
    const [near, far] = passage(solid, behind(place, view), toward);
    return near > far ? (near + far) / 2 : undefined;
  }
  const [start, end] = solid.corners.map((corner) => placeOf(corner, view)) as [Point, Point];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const share = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / (dx * dx + dy * dy);
  const [from = 0, to = 0] = solid.corners.map((corner) => dot(corner, toward));
  return from + (to - from) * share;
}

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function boxesMeet(a: Box, b: Box): boolean {
  return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
}

function add([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}

/** A point in space that the observer sees at a place of the picture. */
function behind([x, y]: Point, { origin, right, down, scale }: View): Point3 {
  const [across, along] = [(x - origin[0]) / scale ** 2, (y - origin[1]) / scale ** 2];
  return [
    right[0] * across + down[0] * along,
    right[1] * across + down[1] * along,
    right[2] * across + down[2] * along,
  ];
}
