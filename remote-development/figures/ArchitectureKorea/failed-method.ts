import { createRandom } from '@portfolio/model/geometry/random';
import { rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, sheet, shape, stroke, weight, type Ink } from '#figures/sheet';

const size = { width: 1200, height: 600 };
/** The page that asks, and the service that answers. */
const page = 232;
const service = 430;
const first = 60;
const end = 1104;
const requests = 23;

type Trip = { leaves: number; arrives: number; turns: number; returns: number };

/** A timetable: one request after the other, and a page that stays white until the last is back. */
export function failedMethod(): string {
  const trips = timetable();
  const last = trips[trips.length - 1];
  if (!last) return '';
  return sheet(size.width, size.height, [
    blankPages(),
    waiting(trips),
    stroke(trips.map(there).join(''), ink.line, weight.fine),
    stroke(trips.slice(0, -1).map(back).join(''), ink.line, weight.line),
    blocks(trips),
    axes(),
    stroke(back(last), ink.red, 5),
    stroke(`M${short(last.returns - 1)} ${page}V206`, ink.red, 5),
    finishedPage(last.returns),
  ]);
}

/** Requests of uneven length; each begins when the one before it is back. Units of the sheet along the line of time. */
function timetable(): Trip[] {
  const random = createRandom(17);
  const raw = Array.from(
    { length: requests },
    () => [8 + random() * 5, 4 + random() * (random() > 0.8 ? 26 : 8), 9 + random() * 7] as const,
  );
  const gap = 3;
  const whole = raw.reduce((sum, [a, b, c]) => sum + a + b + c + gap, 0);
  const scale = (end - first) / whole;
  let now = first;
  return raw.map(([go, stay, come]) => {
    const leaves = now;
    const arrives = leaves + go * scale;
    const turns = arrives + stay * scale;
    const returns = turns + come * scale;
    now = returns + gap * scale;
    return { leaves, arrives, turns, returns };
  });
}

function there({ leaves, arrives, turns }: Trip): string {
  return `M${short(leaves)} ${page}L${short(arrives)} ${service}H${short(turns)}`;
}

function back({ turns, returns }: Trip): string {
  return `M${short(turns)} ${service}L${short(returns)} ${page}`;
}

function axes(): string {
  let seconds = '';
  for (let i = 0; i * 48 + first <= end + 60; i++) seconds += `M${first + i * 48} ${page}v${i % 5 === 0 ? -16 : -8}`;
  return (
    stroke(`M36 ${page}H1164M36 ${service}H1164`, ink.line, weight.profile) + stroke(seconds, ink.line, weight.fine)
  );
}

/** What a visitor sees meanwhile. */
function blankPages(): string {
  const frames = [0, 1, 2, 3, 4, 5].map((i) => rectangle(first + i * 164, 48, 108, 144));
  const clocks = frames.map(([corner], i) => clock((corner?.[0] ?? 0) + 54, 128, (i + 1) / 7));
  return (
    shape(polylines(frames, true), ink.paper, ink.soft, weight.fine) +
    clocks.join('') +
    stroke(frames.map(([corner]) => `M${corner?.[0] ?? 0} 64h108`).join(''), ink.soft, weight.hair)
  );
}

/** How much of the wait is over. */
function clock(x: number, y: number, share: number): string {
  const r = 13;
  const turn = 2 * Math.PI * share;
  const to = `${short(x + r * Math.sin(turn))} ${short(y - r * Math.cos(turn))}`;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink.soft}" stroke-width="${weight.fine}"/>` +
    fill(`M${x} ${y}V${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${to}z`, ink.soft)
  );
}

/** Portions that have come and lie about until the last is there. */
function waiting(trips: readonly Trip[]): string {
  const dots = trips.slice(0, -1).map(({ returns }) => rectangle(returns - 4, page - 4, 8, 8));
  return fill(polylines(dots, true), ink.line);
}

/** The pages of the notes, made of blocks: each request brings a portion of one. */
function blocks(trips: readonly Trip[]): string {
  const random = createRandom(4);
  const groups = [5, 4, 6, 4, 4];
  let next = 0;
  return groups
    .map((count) => {
      const trip = trips.slice(next, next + count);
      const isLast = next + count >= trips.length;
      next += count;
      const left = (trip[0]?.arrives ?? 0) - 12;
      const right = (trip[trip.length - 1]?.turns ?? 0) + 12;
      const portions = trip.map(({ arrives, turns }, i) =>
        portion(arrives, Math.max(9, turns - arrives), random, isLast && i === trip.length - 1 ? ink.red : ink.line),
      );
      return (
        shape(polyline(rectangle(left, service + 22, right - left, 112), true), ink.paper, ink.line, weight.fine) +
        portions.join('')
      );
    })
    .join('');
}

function portion(left: number, width: number, random: () => number, color: Ink): string {
  let data = '';
  for (let y = service + 34; y < service + 122;) {
    const height = [7, 7, 12, 20][Math.floor(random() * 4)] ?? 7;
    if (y + height > service + 126) break;
    data += polyline(rectangle(left, y, width, height), true);
    y += height + 5;
  }
  return stroke(data, color, weight.hair) + stroke(`M${short(left + width / 2)} ${service}v22`, color, weight.hair);
}

/** At last the whole page at once. */
function finishedPage(right: number): string {
  const [width, left] = [132, right - 72];
  const rows = [0, 1, 2, 3].map((i) => rectangle(left + 12, 80 + i * 28, 22, 20));
  const texts = [0, 1, 2, 3].map(
    (i) =>
      `M${short(left + 44)} ${86 + i * 28}h${[66, 52, 72, 60][i]}M${short(left + 44)} ${96 + i * 28}h${[40, 58, 34, 46][i]}`,
  );
  return (
    shape(polyline(rectangle(left, 36, width, 164), true), ink.paper, ink.line, weight.profile) +
    stroke(`M${short(left)} 62h${width}M${short(left + 12)} 49h44`, ink.line, weight.fine) +
    stroke(polylines(rows, true), ink.line, weight.fine) +
    stroke(texts.join(''), ink.line, weight.line)
  );
}
