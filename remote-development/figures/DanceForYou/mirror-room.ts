import type { Point } from '@portfolio/model/geometry/points';
import { hatch, rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, shape, stroke, weight } from '#figures/sheet';
import { axis, back, ceiling, floor, metre, outer, size } from './mirror-section';

const wall = 30;
const slab = 44;
/** Height of boards, battens and pads under the dancer. */
const sprung = 26;
const glassTop = floor - 2.12 * metre;
const glassFoot = floor - 0.1 * metre;
const sill = floor - 0.86 * metre;
const lintel = floor - 2.46 * metre;

/** What is cut, hatched, and what the mirror adds, dashed. */
export function room(): string {
  const cut: Point[][] = [
    rectangle(back - wall, ceiling - slab, size.width - back + wall + 20, slab),
    rectangle(back - wall, floor + sprung, size.width - back + wall + 20, slab),
    rectangle(back - wall, ceiling, wall, floor + sprung - ceiling),
    rectangle(outer, sill, wall, floor + sprung - sill),
    rectangle(outer, ceiling, wall, lintel - ceiling),
  ];
  const faces = [
    `M${size.width} ${short(ceiling - slab)}H${short(back - wall)}V${short(floor + sprung + slab)}H${size.width}`,
    `M${short(back)} ${short(floor)}V${short(ceiling)}H${short(outer)}V${short(lintel)}h${wall}V${short(ceiling)}H${size.width}`,
    `M${short(outer)} ${short(floor)}V${short(sill)}h${wall}V${short(floor + sprung)}H${size.width}`,
    `M${short(back)} ${short(floor + sprung)}H${short(outer)}`,
  ];
  return (
    mirrored() +
    stroke(cut.map((each) => hatch([each], 9)).join(''), ink.line, weight.hair) +
    stroke(faces.join(''), ink.line, weight.profile) +
    sprungFloor() +
    window() +
    lights()
  );
}

/** Floor, ceiling and lights of the room behind the glass, which is not there. */
function mirrored(): string {
  const end = back - wall - 8;
  const data = `M0 ${short(floor)}H${short(end)}M0 ${short(ceiling)}H${short(end)}`;
  return stroke(data, ink.soft, weight.line, 'stroke-dasharray="2 9"');
}

function sprungFloor(): string {
  const boards = 8;
  const battens: Point[][] = [];
  for (let x = back + 16; x < outer - 20; x += 62) battens.push(rectangle(x, floor + boards, 16, 11));
  const pads = battens.map(([corner]) => rectangle((corner?.[0] ?? 0) + 2, floor + boards + 11, 12, 7));
  return (
    fill(polylines(pads, true), ink.soft) +
    stroke(polylines(battens, true), ink.line, weight.fine) +
    stroke(`M${short(back)} ${floor + boards}H${short(outer)}`, ink.line, weight.fine) +
    stroke(`M${short(back)} ${floor}H${short(outer)}`, ink.line, weight.profile)
  );
}

/** A window with a barre before it. */
function window(): string {
  const pane = outer + wall / 2;
  const frame = [rectangle(pane - 6, sill - 12, 12, 12), rectangle(pane - 6, lintel, 12, 12)];
  const barre = floor - 1.02 * metre;
  return (
    shape(polylines(frame, true), ink.paper, ink.line, weight.fine) +
    stroke(
      `M${pane - 2} ${short(sill - 12)}V${short(lintel + 12)}M${pane + 2} ${short(sill - 12)}V${short(lintel + 12)}`,
      ink.line,
      weight.fine,
    ) +
    stroke(`M${short(outer - 14)} ${short(sill)}h${wall + 24}`, ink.line, weight.line) +
    stroke(
      `M${short(outer)} ${short(floor - 0.74 * metre)}L${short(outer - 30)} ${short(barre)}`,
      ink.line,
      weight.fine,
    ) +
    `<circle cx="${short(outer - 32)}" cy="${short(barre)}" r="6" fill="${ink.paper}" stroke="${ink.line}" stroke-width="${weight.line}"/>`
  );
}

/** Two rails of light on rods. */
function lights(): string {
  return [axis + 0.9 * metre, axis + 2.1 * metre]
    .map(
      (x) =>
        stroke(`M${short(x)} ${short(ceiling)}v26`, ink.line, weight.fine) +
        shape(polyline(rectangle(x - 15, ceiling + 26, 30, 11), true), ink.paper, ink.line, weight.fine) +
        stroke(
          `M${short(x - 10)} ${short(ceiling + 42)}l-5 12M${short(x)} ${short(ceiling + 42)}v13M${short(x + 10)} ${short(ceiling + 42)}l5 12`,
          ink.soft,
          weight.fine,
        ),
    )
    .join('');
}

/** The box behind the glass with display and computer. */
export function cabinet(): string {
  const shelf = floor - 0.1 * metre;
  const computer = rectangle(back + 16, shelf - 58, 52, 58);
  const [x, y] = [back + 16, shelf - 58];
  return (
    stroke(
      `M${short(back)} ${short(glassTop - 12)}H${axis}M${short(back)} ${short(shelf)}H${axis}M${axis - 3} ${short(shelf)}V${floor}`,
      ink.line,
      weight.line,
    ) +
    fill(polyline(rectangle(axis - 30, glassTop + 30, 13, 1.66 * metre), true), ink.line) +
    stroke(`M${axis - 30} ${short(glassTop + 60)}h-12V${short(glassTop + 1.4 * metre)}h12`, ink.line, weight.fine) +
    shape(polyline(computer, true), ink.paper, ink.line, weight.line) +
    stroke(
      [0, 1, 2, 3].map((i) => `M${short(x + 10)} ${short(y + 14 + i * 9)}h${i === 3 ? 16 : 32}`).join(''),
      ink.line,
      weight.fine,
    ) +
    stroke(
      `M${short(x + 46)} ${short(y)}v-12q0 -8 8 -8h4q8 0 8 -8V${short(glassTop + 1.4 * metre)}`,
      ink.line,
      weight.fine,
    )
  );
}

/** The half-silvered glass: the one red. */
export function glass(): string {
  return (
    fill(polyline(rectangle(axis - 6, glassTop, 9, glassFoot - glassTop), true), ink.red) +
    stroke(`M${axis - 10} ${short(glassTop)}h17M${axis - 10} ${short(glassFoot)}h17`, ink.line, weight.line)
  );
}

const lens: Point = [axis - 4, floor - 2.3 * metre];

/** A camera above eye level and the field that it sees. */
export const camera = {
  view: fill(
    polyline([lens, [outer, floor - 2.02 * metre], [outer, floor], [axis + 0.62 * metre, floor]], true),
    ink.wash,
    'fill-opacity="0.62"',
  ),
  body:
    fill(
      polyline(rectangle(lens[0] - 36, lens[1] - 13, 28, 26), true) +
        polyline(
          [
            [lens[0] - 8, lens[1] - 6],
            [lens[0] + 7, lens[1] - 12],
            [lens[0] + 7, lens[1] + 12],
            [lens[0] - 8, lens[1] + 6],
          ],
          true,
        ),
      ink.line,
    ) + stroke(`M${short(lens[0] - 22)} ${short(lens[1] + 13)}V${short(glassTop - 12)}`, ink.line, weight.line),
};
