import type { Point } from '@portfolio/model/geometry/points';
import { hatch, rectangle } from '#figures/hatch';
import { curve, polyline, short } from '#figures/path';
import { fill, ink, key, sheet, stroke, weight } from '#figures/sheet';
import { jointAngles } from '#dance/algorithm/angles';
import { createCamera, see } from './body/camera';
import { drawBody } from './body/figure';
import { bones, jointNames, keypointsOf, type Joint } from './body/keypoints';
import { poseAt } from './body/motion';
import { skeletonOf, type Pose } from '#dance/algorithm/skeleton';

const size = { width: 1200, height: 800 };
const floor = 742;
const camera = createCamera({ scale: 326, centre: [640, floor] });
/** The développé, and the angle at its hip in degrees, as the caption gives it. */
const moment = 4 / 12;
const hipAngle = 109;
/** Shares of the phrase between two of the camera's frames. */
const frame = 0.0045;
/** The angle of the caption among the twelve: left leg against the trunk. */
const hip = 11;

type Places = Record<Joint, Point>;

/** A dancer on one leg as the program sees her: seventeen joints, and what twelve angles did in the last seconds. */
export function pose(): string {
  const now = measured();
  const at = placesOf(now);
  return sheet(size.width, size.height, [
    pixels(),
    traces(),
    drawBody(skeletonOf(now), camera, { color: ink.soft, width: 1.6, hems: true, detail: 2 }),
    trails(),
    box(at),
    ground(),
    angle(at),
    skeleton(at),
    keys(at),
  ]);
}

/** The pose with the raised leg just so high that the drawing shows the caption's angle. */
function measured(): Pose {
  const raised = (across: number): Pose => {
    const base = poseAt(moment);
    const [thigh, shin, foot] = base.leftLeg;
    const turn = across - thigh[0];
    return {
      ...base,
      leftLeg: [
        [across, thigh[1]],
        [shin[0] + turn, shin[1]],
        [foot[0] + turn, foot[1]],
      ],
    };
  };
  let [low, high] = [40, 120];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (hipAngleOf(placesOf(raised(middle))) > hipAngle) low = middle;
    else high = middle;
  }
  return raised(low);
}

function hipAngleOf({ leftShoulder, leftHip, leftKnee }: Places): number {
  const turn = bearing(leftHip, leftKnee) - bearing(leftHip, leftShoulder);
  return (Math.abs(turn) * 180) / Math.PI;
}

function bearing(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function placesOf(pose: Pose): Places {
  const joints = keypointsOf(skeletonOf(pose));
  const places = {} as Places;
  for (const joint of jointNames) {
    const [x, y] = see(camera, joints[joint]);
    places[joint] = [x, y];
  }
  return places;
}

/** The camera's raster, far coarser than it is. */
function pixels(): string {
  const step = 50;
  let data = '';
  for (let x = step; x < size.width; x += step) data += `M${x} 0V${floor}`;
  for (let y = step - 8; y < floor; y += step) data += `M0 ${y}H${size.width}`;
  return stroke(data, ink.wash, weight.fine);
}

/** Twelve angles over the last frames, a line each, until now; the hip's in red. */
function traces(): string {
  const [left, width, top, gap] = [64, 256, 92, 53];
  const frames = 90;
  const poses = Array.from({ length: frames }, (_, i) => poseAt(moment - (frames - i) * frame * 0.8));
  const angles = [...poses, measured()].map((each) => jointAngles(skeletonOf(each)));
  return Array.from({ length: 12 }, (_, row) => {
    const base = top + row * gap;
    const mean = angles.reduce((sum, each) => sum + (each[row] ?? 0), 0) / angles.length;
    const line = angles.map((each, i): Point => [left + (width * i) / frames, base - ((each[row] ?? 0) - mean) / 2.6]);
    const [x, y] = line[frames] ?? [0, 0];
    const color = row === hip ? ink.red : ink.line;
    return (
      stroke(`M${left} ${base}h${width}`, ink.pale, weight.hair) +
      stroke(curve(line, 0.3), color, row === hip ? weight.profile : weight.fine) +
      `<circle cx="${short(x)}" cy="${short(y)}" r="${row === hip ? 6 : 4}" fill="${color}"/>`
    );
  }).join('');
}

/** Where fast joints were in the last frames. */
function trails(): string {
  const joints: Joint[] = ['rightWrist', 'leftWrist', 'leftKnee', 'leftAnkle'];
  let dots = '';
  for (let i = 1; i <= 22; i++) {
    const at = placesOf(poseAt(moment - i * frame));
    for (const joint of joints) {
      const [x, y] = at[joint];
      dots += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(3.4 - i * 0.11)}"/>`;
    }
  }
  return `<g fill="${ink.soft}">${dots}</g>`;
}

/** The corners of the frame that the program puts round a person. */
function box(at: Places): string {
  const xs = Object.values(at).map(([x]) => x);
  const ys = Object.values(at).map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - 70, Math.max(...xs) + 96];
  const [top, bottom] = [Math.min(...ys) - 78, Math.max(...ys) - 4];
  const k = 30;
  const data = `M${short(left)} ${short(top + k)}v${-k}h${k}M${short(right - k)} ${short(top)}h${k}v${k}M${short(right)} ${short(bottom - k)}v${k}h${-k}M${short(left + k)} ${short(bottom)}h${-k}v${-k}`;
  return stroke(data, ink.line, weight.line);
}

function ground(): string {
  return (
    stroke(`M0 ${floor}H${size.width}`, ink.line, weight.profile) +
    stroke(hatch([rectangle(0, floor, size.width, 22)], 11), ink.line, weight.hair)
  );
}

function angle(at: Places): string {
  const [from, to] = [bearing(at.leftHip, at.leftShoulder), bearing(at.leftHip, at.leftKnee)];
  const r = 92;
  const on = (turn: number, radius: number): string =>
    `${short(at.leftHip[0] + radius * Math.cos(turn))} ${short(at.leftHip[1] + radius * Math.sin(turn))}`;
  const arc = `A${r} ${r} 0 0 1 ${on(to, r)}`;
  let ticks = '';
  for (let degree = 10; degree < hipAngle; degree += 10) {
    const turn = from + (degree * Math.PI) / 180;
    ticks += `M${on(turn, r)}L${on(turn, r - (degree % 50 === 0 ? 16 : 9))}`;
  }
  return (
    fill(`M${short(at.leftHip[0])} ${short(at.leftHip[1])}L${on(from, r)}${arc}z`, ink.red, 'fill-opacity="0.12"') +
    stroke(`M${on(from, r)}${arc}${ticks}`, ink.red, weight.line)
  );
}

function skeleton(at: Places): string {
  const red = new Set<Joint>(['leftShoulder', 'leftHip', 'leftKnee']);
  const isRed = ([a, b]: readonly [Joint, Joint]) => red.has(a) && red.has(b);
  const data = (lines: typeof bones) => lines.map(([a, b]) => polyline([at[a], at[b]])).join('');
  const joint = (name: Joint) => {
    const small = /Eye|Ear|nose/.test(name);
    return `<circle cx="${short(at[name][0])}" cy="${short(at[name][1])}" r="${small ? 5 : 8}" stroke="${red.has(name) ? ink.red : ink.line}" stroke-width="${red.has(name) ? 3.4 : small ? 2 : 2.6}"/>`;
  };
  return (
    stroke(data(bones.filter((bone) => !isRed(bone))), ink.line, weight.profile) +
    stroke(data(bones.filter(isRed)), ink.red, 5) +
    `<g fill="${ink.paper}">${jointNames.map(joint).join('')}</g>`
  );
}

function keys(at: Places): string {
  const lead = (text: string, from: Point, to: Point, color: typeof ink.line | typeof ink.red = ink.line) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const start = 14 / Math.hypot(dx, dy);
    const right = dx > 0;
    return (
      stroke(polyline([[from[0] + dx * start, from[1] + dy * start], to]), color, weight.fine) +
      key(text, to[0] + (right ? 12 : -12), to[1] + 14, color, right ? 'start' : 'end')
    );
  };
  const from = (joint: Joint, dx: number, dy: number): Point => [at[joint][0] + dx, at[joint][1] + dy];
  const onArc: Point = [at.leftHip[0] + 82, at.leftHip[1] - 62];
  return (
    lead('1', at.rightWrist, from('rightWrist', -100, 36)) +
    lead('2', at.leftEye, from('leftEye', 42, -78)) +
    lead('3', onArc, [onArc[0] + 118, onArc[1] - 44], ink.red) +
    lead('4', at.leftKnee, from('leftKnee', 12, 112)) +
    lead('5', at.rightAnkle, from('rightAnkle', -120, -54))
  );
}
