import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { hatch } from '#figures/hatch';
import { curve, polyline, short } from '#figures/path';
import { fill, ink, sheet, stroke, weight } from '#figures/sheet';
import { createCamera, rayAt, see } from './body/camera';
import { contoursOf } from './body/contours';
import { fleshOf } from './body/flesh';
import { meshLines } from './body/mesh-lines';
import { poseAt } from './body/motion';
import type { Part } from './body/part';
import { phrase } from './body/phrase';
import { rasterize, type Raster } from './body/raster';
import { skeletonOf } from '#dance/algorithm/skeleton';

const size = { width: 1200, height: 800 };
const stops = 18;
const camera = createCamera({
  target: [0.14, 0, 0.98],
  scale: 268,
  centre: [604, 352],
  yaw: -26,
  pitch: 15,
  distance: 5,
});
const sun = createCamera({ scale: 268, centre: [0, 0], yaw: -64, pitch: 64 });
/** Metres. */
const stage = { centre: [0.1, 0.05] as const, radius: 1.34 };

const way = [phrase[1], phrase[2], phrase[4]].filter((pose) => pose !== undefined);
const standing = skeletonOf(poseAt(1, way));

/** The body as a mesh on a turntable, and the right arm's way through space. */
export function render(): string {
  const body = rasterize(fleshOf(standing), camera, 2.4);
  const isArm = (part: Part) => part.chain === 'rightArm';
  const outline = contoursOf(body).outline;
  return sheet(size.width, size.height, [
    turntable(),
    shadow(),
    drops(),
    fill(outline.map((line) => curve(line, 0.3)).join(''), ink.paper, 'fill-rule="evenodd"'),
    mesh(body, (part) => !isArm(part), ink.line),
    mesh(body, isArm, ink.red),
    armsWay(body),
  ]);
}

function mesh(body: Raster, wanted: (part: Part) => boolean, color: typeof ink.line | typeof ink.red): string {
  const { rings, ribs } = meshLines(body, (part) => wanted(part) && part.reach > 0.018);
  const { outline, inner } = contoursOf(body, 0.02, wanted);
  const data = (lines: readonly (readonly Point[])[], tolerance: number) =>
    lines.map((line) => curve(line, tolerance)).join('');
  return (
    stroke(data(ribs, 0.35), color, 0.7) +
    stroke(data(rings, 0.35), color, 0.9) +
    stroke(data(inner, 0.3), color, 1.9) +
    stroke(data(outline, 0.3), color, 2.3)
  );
}

function flat(point: Point3): Point {
  const [x, y] = see(camera, point);
  return [x, y];
}

/** A round stage with a grid of a quarter of a metre and a mark for every ten degrees. */
function turntable(): string {
  const { centre, radius } = stage;
  const on = (degrees: number, r: number): Point => {
    const turn = (degrees * Math.PI) / 180;
    return flat([centre[0] + r * Math.cos(turn), centre[1] + r * Math.sin(turn), 0]);
  };
  const rim = (r: number) => curve(Array.from({ length: 73 }, (_, i) => on(i * 5, r)));
  let grid = '';
  for (let i = -5; i <= 5; i++) {
    const half = Math.sqrt(radius ** 2 - (i / 4) ** 2);
    grid += polyline([flat([centre[0] + i / 4, centre[1] - half, 0]), flat([centre[0] + i / 4, centre[1] + half, 0])]);
    grid += polyline([flat([centre[0] - half, centre[1] + i / 4, 0]), flat([centre[0] + half, centre[1] + i / 4, 0])]);
  }
  const marks = Array.from({ length: 36 }, (_, i) =>
    polyline([on(i * 10, radius + 0.03), on(i * 10, radius + (i % 9 === 0 ? 0.12 : 0.07))]),
  ).join('');
  return (
    stroke(grid, ink.pale, weight.fine) +
    stroke(rim(radius), ink.line, weight.fine) +
    stroke(rim(radius + 0.03), ink.soft, weight.hair) +
    stroke(marks, ink.line, weight.fine)
  );
}

/** The body as the sun sees it, laid on the floor and hatched. */
function shadow(): string {
  const seen = contoursOf(rasterize(fleshOf(standing), sun, 1.4)).outline;
  const cast = seen.map((line) =>
    line
      .filter((_, i) => i % 4 === 0)
      .map(([x, y]) => {
        const { through, away } = rayAt(sun, x, y);
        const s = -through[2] / away[2];
        return flat([through[0] + away[0] * s, through[1] + away[1] * s, 0]);
      }),
  );
  return (
    fill(cast.map((line) => polyline(line, true)).join(''), ink.wash, 'fill-rule="evenodd"') +
    stroke(hatch(cast, 5, 0), ink.soft, 0.9)
  );
}

/** Where the right wrist is at a step on its way. */
function wrist(step: number): Point3 {
  return skeletonOf(poseAt(step / stops, way)).rightArm.end;
}

/** Plumb lines from the stops, and the way's plan on the floor. */
function drops(): string {
  const places = Array.from({ length: stops + 1 }, (_, i) => wrist(i));
  const plan = Array.from({ length: stops * 6 + 1 }, (_, i) => wrist(i / 6)).map(([x, y]) => flat([x, y, 0]));
  const lines = places
    .filter((_, i) => i % 2 === 0)
    .map((place) => polyline([flat(place), flat([place[0], place[1], 0])]))
    .join('');
  return (
    stroke(lines, ink.soft, weight.hair, 'stroke-dasharray="1 5"') + stroke(curve(plan, 0.3), ink.soft, weight.fine)
  );
}

function armsWay(body: Raster): string {
  const fine = 10;
  const points = Array.from({ length: stops * fine + 1 }, (_, i) => see(camera, wrist(i / fine)));
  const hidden = (at: (typeof points)[number]) => nearnessAt(body, at) > at[2] + 0.03;
  const pieces: Point[][] = [[]];
  for (const at of points) {
    if (hidden(at)) pieces.push([]);
    else pieces[pieces.length - 1]?.push([at[0], at[1]]);
  }
  const marks = points.filter((at, i) => i % fine === 0 && i < stops * fine && !hidden(at));
  return (
    stroke(
      pieces
        .filter((piece) => piece.length > 1)
        .map((piece) => curve(piece, 0.2))
        .join(''),
      ink.red,
      3,
    ) +
    `<g fill="${ink.paper}" stroke="${ink.red}" stroke-width="2">${marks.map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="5"/>`).join('')}</g>`
  );
}

function nearnessAt(body: Raster, [x, y]: readonly [number, number, number]): number {
  const column = Math.floor((x - body.origin[0]) * body.detail);
  const row = Math.floor((y - body.origin[1]) * body.detail);
  const inside = column >= 0 && row >= 0 && column < body.columns && row < body.rows;
  return inside ? (body.nearness[row * body.columns + column] ?? -1e3) : -1e3;
}
