import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { curve, polyline } from '#figures/path';
import { ink, sheet, stroke, weight } from '#figures/sheet';
import { createCamera, see, type Camera } from './body/camera';
import { drawBody } from './body/figure';
import { poseAt } from './body/motion';
import { skeletonOf, type Skeleton } from '#dance/algorithm/skeleton';

const size = { width: 1600, height: 400 };
const floor = 356;
/** Units of the sheet per metre. */
const scale = 150;
const frames = 13;
const red = 6;
const margin = 92;
/** Traces of the limbs between two frames. */
const traces = 12;

const placeAt = (share: number) => margin + share * (size.width - 2 * margin);
const cameraAt = (share: number): Camera => createCamera({ scale, centre: [placeAt(share), floor] });
const skeletonAt = (share: number) => skeletonOf(poseAt(share));

/** One phrase in single frames on a floor line, with the limbs' ways between them; the leap in red. */
export function cover(): string {
  const shares = Array.from({ length: frames }, (_, i) => i / (frames - 1));
  const bodies = shares.map((share, i) =>
    drawBody(skeletonAt(share), cameraAt(share), {
      color: i === red ? ink.red : ink.line,
      width: i === red ? 2.8 : 1.7,
      hems: true,
      detail: 3,
    }),
  );
  const front = bodies[red] ?? '';
  return sheet(size.width, size.height, [
    ways(),
    handPaths(),
    ...bodies.filter((_, i) => i !== red),
    front,
    stroke(`M0 ${floor}H${size.width}`, ink.line, weight.line),
    stroke(
      shares.map((share, i) => (i === red ? '' : `M${placeAt(share).toFixed(1)} ${floor}v9`)).join(''),
      ink.line,
      weight.line,
    ),
    stroke(`M${placeAt(red / (frames - 1)).toFixed(1)} ${floor}v22`, ink.red, weight.profile),
  ]);
}

/** Lines of the limbs at short intervals, as in the first photographs of movement on one plate. */
function ways(): string {
  const steps = (frames - 1) * traces;
  let data = '';
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const camera = cameraAt(share);
    for (const line of limbLines(skeletonAt(share))) data += polyline(line.map((joint) => whole(flat(camera, joint))));
  }
  return stroke(data, ink.pale, weight.hair);
}

function limbLines({ rightArm, leftArm, rightLeg, leftLeg }: Skeleton): Point3[][] {
  return [rightArm, leftArm, rightLeg, leftLeg].map(({ root, middle, end }) => [root, middle, end]);
}

function handPaths(): string {
  const steps = 240;
  return (['rightArm', 'leftArm'] as const)
    .map((arm) => {
      const points = Array.from({ length: steps + 1 }, (_, i): Point => {
        const share = i / steps;
        return flat(cameraAt(share), skeletonAt(share)[arm].end);
      });
      return stroke(curve(points, 0.3), ink.soft, weight.fine);
    })
    .join('');
}

function flat(camera: Camera, joint: Point3): Point {
  const [x, y] = see(camera, joint);
  return [x, y];
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
