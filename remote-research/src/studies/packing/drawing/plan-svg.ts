import { escapeHtml } from '@portfolio/site/escape-html';
import { fixed } from '@portfolio/study/grouped';
import { shownNumber, type Placed, type Plate } from '../algorithm/packing';

type Sheet = { plate: Plate; placed: readonly Placed[]; title: string; note: string };

const scale = 200;
/** Millimetres of paper round the plan, and under it for scale bar and title. */
const margin = 20;
const foot = 24;

/**
 * The packed plate as a drawing for the plotter: user units are millimetres of paper at 1:200, north is up.
 * Every room carries its number, its name and its area, small ones their number only.
 */
export function planSvg({ plate, placed, title, note }: Sheet): string {
  const [width, depth] = [paper(plate.width), paper(plate.depth)];
  const [sheetWidth, sheetDepth] = [width + 2 * margin, depth + 2 * margin + foot];
  const rooms = placed.map((one) => roomOf(one, depth));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}mm" height="${sheetDepth}mm" viewBox="0 0 ${sheetWidth} ${sheetDepth}" font-family="var(--face)" fill="#1d1b1a">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${sheetWidth}" height="${sheetDepth}" fill="#fff"/>`,
    `<g transform="translate(${margin} ${margin})" stroke="#1d1b1a" fill="none">`,
    ...rooms,
    `<rect width="${width}" height="${depth}" stroke-width=".7"/>`,
    '</g>',
    scaleBar(margin, depth + margin + 12),
    `<text x="${margin}" y="${depth + margin + 26}" font-size="3.5">${escapeHtml(title)} · 1:${scale}</text>`,
    `<text x="${margin}" y="${depth + margin + 31}" font-size="2.5">${escapeHtml(note)}</text>`,
    north(sheetWidth - margin - 4, depth + margin + 16),
    '</svg>',
    '',
  ].join('\n');
}

function roomOf({ x, y, width, depth, room }: Placed, plateDepth: number): string {
  const [left, top] = [paper(x), short(plateDepth - paper(y + depth))];
  const [middleX, middleY] = [short(left + paper(width) / 2), short(top + paper(depth) / 2)];
  const size = `${fixed(room.width * room.depth, 1)} m²`;
  const label =
    paper(width) >= 18 && paper(depth) >= 9
      ? `<tspan x="${middleX}" dy="-.2em">${shownNumber(room)} ${escapeHtml(room.name)}</tspan><tspan x="${middleX}" dy="1.2em">${size}</tspan>`
      : shownNumber(room);
  return [
    `<rect x="${left}" y="${top}" width="${paper(width)}" height="${paper(depth)}" stroke-width=".25"/>`,
    `<text x="${middleX}" y="${middleY}" font-size="2.4" text-anchor="middle" stroke="none" fill="#1d1b1a">${label}</text>`,
  ].join('');
}

/** Ten metres, the first five filled. */
function scaleBar(x: number, y: number): string {
  const five = paper(5);
  return (
    `<g stroke="#1d1b1a" stroke-width=".25"><rect x="${x}" y="${y}" width="${five}" height="1.5"/>` +
    `<rect x="${x + five}" y="${y}" width="${five}" height="1.5" fill="none"/></g>` +
    [0, 5, 10]
      .map((m) => `<text x="${x + paper(m)}" y="${y - 1.5}" font-size="2.5" text-anchor="middle">${m}</text>`)
      .join('') +
    `<text x="${x + paper(10) + 4}" y="${y + 1.5}" font-size="2.5">m</text>`
  );
}

function north(x: number, y: number): string {
  return (
    `<g stroke="#1d1b1a" stroke-width=".25" fill="none"><circle cx="${x}" cy="${y}" r="4"/><path d="M${x} ${y + 4}V${y - 6}m-1.2 2.4l1.2-2.4 1.2 2.4"/></g>` +
    `<text x="${x}" y="${y - 7}" font-size="2.5" text-anchor="middle">N</text>`
  );
}

/** Millimetres of paper. */
function paper(metres: number): number {
  return short((metres * 1000) / scale);
}

function short(millimetres: number): number {
  return Number(millimetres.toFixed(2));
}
