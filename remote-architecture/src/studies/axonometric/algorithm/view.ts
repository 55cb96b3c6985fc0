import { dot, type Point3 } from '@portfolio/model/geometry/points';

/** A parallel projection: where points go in a picture, and the way to the observer. */
export type View = {
  readonly toward: Point3;
  /** Picture units per metre. */
  readonly scale: number;
  /** Where the origin goes, and by how much of x, y and z a point lies right of it and below it. */
  readonly origin: readonly [x: number, y: number];
  readonly right: Point3;
  readonly down: Point3;
};

export type ViewFrame = { width: number; height: number; scale: number; middle: Point3 };

/**
 * @param azimuth where the observer stands, degrees clockwise from north
 * @param altitude degrees above the horizon; at 90 the picture is a plan
 */
export function viewFrom(azimuth: number, altitude: number, { width, height, scale, middle }: ViewFrame): View {
  const [a, e] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
  const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
  const right: Point3 = [-ca * scale, sa * scale, 0];
  const down: Point3 = [sa * se * scale, ca * se * scale, -ce * scale];
  const origin = [width / 2 - dot(right, middle), height / 2 - dot(down, middle)] as const;
  return { toward: [sa * ce, ca * ce, se], scale, origin, right, down };
}

export function placeOf(point: Point3, { origin, right, down }: View): readonly [x: number, y: number] {
  return [origin[0] + dot(right, point), origin[1] + dot(down, point)];
}
