import { cross, dot, normalize, towards, type Point3 } from '../geometry/points';
import type { Bearing, Drawing } from './drawing';

/** A parallel view: unit vectors to the right and up on the sheet, and from the sheet to the observer. */
export type View = { right: Point3; up: Point3; toward: Point3 };

/** What is in front of a plane (dot(point, normal) above `offset`) is cut away. */
export type Plane = { normal: Point3; offset: number };

/** Metres: a cut a hair off the round numbers never runs along a face. */
const hair = 0.0007;

export function viewOf(drawing: Drawing): View {
  if (drawing.kind === 'plan') return { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };
  if (drawing.kind === 'axo') {
    const toward = towards(drawing.azimuth, drawing.altitude);
    const right = normalize(cross([0, 0, 1], toward));
    return { right, up: cross(toward, right), toward };
  }
  return bearings[drawing.look];
}

const bearings: Record<Bearing, View> = {
  north: { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] },
  south: { right: [-1, 0, 0], up: [0, 0, 1], toward: [0, 1, 0] },
  east: { right: [0, -1, 0], up: [0, 0, 1], toward: [-1, 0, 0] },
  west: { right: [0, 1, 0], up: [0, 0, 1], toward: [1, 0, 0] },
};

/** The plane whose cut is filled with poché: the plan's height or the section's line. */
export function cutOf(drawing: Drawing): Plane | undefined {
  if (drawing.kind === 'plan' && drawing.cut !== undefined) {
    return { normal: [0, 0, 1], offset: drawing.cut + hair };
  }
  if (drawing.kind === 'section') return standing(drawing.look, drawing.at);
  return undefined;
}

/** Further planes that only bound what is shown: the sides of the block, the depth of a section. */
export function limitsOf(drawing: Drawing): Plane[] {
  if (drawing.kind === 'plan') return [];
  if (drawing.kind === 'axo') {
    if (!drawing.block) return [];
    const {
      plan: [west, south, east, north],
      bottom,
    } = drawing.block;
    return [
      { normal: [1, 0, 0], offset: east + hair },
      { normal: [-1, 0, 0], offset: -west + hair },
      { normal: [0, 1, 0], offset: north + hair },
      { normal: [0, -1, 0], offset: -south + hair },
      { normal: [0, 0, -1], offset: -bottom + hair },
    ];
  }
  return drawing.kind === 'elevation' && drawing.at !== undefined ? [standing(drawing.look, drawing.at)] : [];
}

function standing(look: Bearing, at: number): Plane {
  const { toward } = bearings[look];
  return { normal: toward, offset: at * (toward[0] + toward[1]) + hair };
}

/** A point on the sheet: metres to the right, up, and towards the observer. */
export function project({ right, up, toward }: View, point: Point3): Point3 {
  return [dot(point, right), dot(point, up), dot(point, toward)];
}
