import type { Point } from '@portfolio/model/geometry/points';
import { short } from '#figures/path';
import { ink, key, sheet, stroke, weight } from '#figures/sheet';
import { createCamera, see } from './body/camera';
import { drawBody } from './body/figure';
import { keypointsOf } from './body/keypoints';
import { skeletonOf, type Pose } from '#dance/algorithm/skeleton';
import { cabinet, camera, glass, room } from './mirror-room';
import { axis, floor, metre, size } from './mirror-section';

/** Metres from the glass to the learner, and from the glass to the image. */
const away = 1.56;

const teacher: Pose = {
  pelvis: [16, 0, 82],
  chest: [10, -8, 76],
  head: [4, -8, 84],
  rightArm: [
    [-62, 34],
    [-84, 22],
    [-92, 8],
  ],
  leftArm: [
    [112, 4],
    [104, 8],
    [96, 4],
  ],
  rightLeg: [
    [-88, -8],
    [-95, -6],
    [-103, -6],
  ],
  leftLeg: [
    [2, 0],
    [0, -2],
    [73, 8],
  ],
  lift: 0,
};
const learner: Pose = {
  ...teacher,
  pelvis: [9, 0, 82],
  chest: [12, -4, 76],
  head: [8, -4, 84],
  rightArm: [
    [-44, 34],
    [-58, 26],
    [-66, 8],
  ],
  leftArm: [
    [98, 4],
    [92, 8],
    [80, 4],
  ],
  rightLeg: [
    [-66, -8],
    [-76, -6],
    [-84, -6],
  ],
  leftLeg: [
    [5, 0],
    [-3, -2],
    [73, 8],
  ],
};

/** Both are drawn where the image stands; the learner is then turned over at the glass. */
const upright = createCamera({ scale: metre, centre: [axis - away * metre, floor] });

function mirrored([x, y]: readonly [number, number, ...number[]]): Point {
  return [2 * axis - x, y];
}

/** A section: the learner in the room, the teacher's image as far behind the glass as the learner stands before it. */
export function mirror(): string {
  return sheet(size.width, size.height, [
    camera.view,
    room(),
    cabinet(),
    sight(),
    figures(),
    glass(),
    camera.body,
    equalDistances(),
    keys(),
  ]);
}

function figures(): string {
  return (
    drawBody(skeletonOf(teacher), upright, { width: 1.7, inside: 'none', dash: '7 6' }) +
    drawBody(skeletonOf(learner), upright, { width: 2.4, place: mirrored })
  );
}

/** From the learner's eye through the glass to the image's raised foot and to the foot it stands on. */
function sight(): string {
  const eye = mirrored(see(upright, keypointsOf(skeletonOf(learner)).leftEye));
  const { rightLeg, leftLeg } = skeletonOf(teacher);
  return [rightLeg.tip, leftLeg.tip]
    .map((tip) => {
      const [x, y] = see(upright, tip);
      const crossing = eye[1] + ((y - eye[1]) * (eye[0] - axis)) / (eye[0] - x);
      return (
        stroke(`M${short(eye[0])} ${short(eye[1])}L${axis} ${short(crossing)}`, ink.soft, weight.fine) +
        stroke(`M${axis} ${short(crossing)}L${short(x)} ${short(y)}`, ink.soft, weight.fine, 'stroke-dasharray="2 7"')
      );
    })
    .join('');
}

/** A dimension line with the sign of equal lengths instead of a number. */
function equalDistances(): string {
  const y = floor + 104;
  const [left, right] = [axis - away * metre, axis + away * metre];
  const ends = [left, axis, right].map((x) => `M${short(x)} ${y - 12}v24M${short(x - 7)} ${y + 7}l14 -14`).join('');
  const equal = [(left + axis) / 2, (right + axis) / 2]
    .map((x) => `M${short(x - 5)} ${y - 9}v18M${short(x + 5)} ${y - 9}v18`)
    .join('');
  return (
    stroke(`M${short(left)} ${y}H${short(right)}`, ink.line, weight.fine) + stroke(ends + equal, ink.line, weight.line)
  );
}

function keys(): string {
  return (
    key('1', axis + 44, floor - 2.38 * metre) +
    key('2', axis + 34, floor - 0.3 * metre, ink.red) +
    key('3', axis - 0.38 * metre, floor - 1.7 * metre) +
    key('4', axis - 0.4 * metre, floor - 0.5 * metre) +
    key('5', 96, floor - 1.52 * metre) +
    key('6', axis + 2.46 * metre, floor - 1.52 * metre)
  );
}
