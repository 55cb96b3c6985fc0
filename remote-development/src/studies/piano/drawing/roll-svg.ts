import { escapeHtml } from '@portfolio/site/escape-html';
import { keysFrom, whiteOutline } from '../algorithm/keys';
import type { Note, Score } from '../algorithm/score';

/** All 88 keys, A0 to C8, and how wide a white one is. */
const [first, last, unit] = [21, 108, 20];
const keys = keysFrom(first, last);
const byPitch = new Map(keys.map((key) => [key.pitch, key]));
const [fall, long, back] = [460, 130, 0.62];
const width = keys.filter(({ black }) => !black).length * unit;
const ink = '#1d1b1a';

/** The notes of some seconds on their way to the keys, as a vector drawing. @param from @param seconds of the song */
export function rollSvg({ notes, beats }: Score, from: number, seconds: number, title: string): string {
  const y = (time: number) => Math.round((fall - ((time - from) / seconds) * fall) * 10) / 10;
  const isSeen = (start: number, length = 0) => start < from + seconds && start + length >= from;
  const lines = beats
    .filter(({ start }) => isSeen(start))
    .map(
      ({ start, isBar }) =>
        `<path d="M0 ${y(start)}H${width}" stroke="${ink}" stroke-opacity="${isBar ? 0.5 : 0.15}"/>`,
    );
  const bars = notes.filter(({ start, length }) => isSeen(start, length)).map((note) => barOf(note, y, from));
  const board = [...keys.filter(({ black }) => !black), ...keys.filter(({ black }) => black)].map((key) => {
    const outline = key.black
      ? `M${key.left * unit} ${fall}h${key.width * unit}v${back * long}h${-key.width * unit}z`
      : `M${whiteOutline(keys, key, back)
          .map(([x, down]) => `${x * unit} ${fall + down * long}`)
          .join('L')}z`;
    return `<path d="${outline}" fill="${key.black ? ink : '#fff'}" stroke="${ink}"/>`;
  });
  const height = fall + long;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeHtml(title)}</title><rect width="${width}" height="${height}" fill="#fff"/>` +
    `${lines.join('')}${bars.join('')}${board.join('')}</svg>`
  );
}

/** Red where it is at its key now, as on the screen. */
function barOf({ pitch, start, length }: Note, y: (time: number) => number, from: number): string {
  const key = byPitch.get(pitch);
  if (!key) return '';
  const inset = key.black ? 0.5 : unit * 0.12;
  const [top, bottom] = [Math.max(0, y(start + length)), Math.min(fall, y(start))];
  const isNow = start <= from && start + length > from;
  return (
    `<rect x="${key.left * unit + inset}" y="${top}" width="${key.width * unit - 2 * inset}" ` +
    `height="${Math.max(2, bottom - top)}" fill="${isNow ? 'var(--ink-accent)' : '#fff'}" stroke="${ink}"/>`
  );
}
