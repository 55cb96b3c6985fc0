import type { Point } from '@portfolio/model/geometry/points';
import { rectangle } from '#figures/hatch';
import { polyline, polylines, short } from '#figures/path';
import { fill, ink, sheet, shape, stroke } from '#figures/sheet';
import { prelude } from './prelude';
import { scoreOf, type Note } from '#piano/algorithm/score';
import { keysFrom, whiteOutline, type Key } from '#piano/algorithm/keys';

export const practiceSize = { width: 1200, height: 648 };
const keys = keysFrom(21, 108);
const whites = keys.filter(({ black }) => !black);
const blacks = keys.filter(({ black }) => black);
const unit = practiceSize.width / whites.length;
const fall = 480;
const back = 0.62;
const ahead = 3.2;
/** Seconds after the beginning at which the drawing stands still: the second bar has just begun. */
const still = 3.55;

const score = scoreOf(prelude());

/** The study as it is before anybody plays: the same music, keys and scale. */
export function practice(): string {
  return sheet(practiceSize.width, practiceSize.height, [practiceAt(still)]);
}

/**
 * Another moment of the same music.
 * @param now seconds after its beginning
 * @param awaited the key that the music waits for; meanwhile no key is down
 */
export function practiceAt(now: number, awaited?: number): string {
  const sounds = ({ start, length }: Note) => start <= now && start + length > now;
  const seen = score.notes.filter(({ start, length }) => start + length > now && start < now + ahead);
  const down = new Set(awaited ? [] : seen.filter(sounds).map(({ pitch }) => pitch));
  return (
    grid(now) +
    seen.map((note) => bar(note, now, sounds(note) && down.has(note.pitch))).join('') +
    keyboard(down) +
    ring(awaited) +
    stroke(`M0 ${fall}H${practiceSize.width}`, ink.line, 4)
  );
}

function y(seconds: number, now: number): number {
  return fall - ((seconds - now) / ahead) * fall;
}

function grid(now: number): string {
  const lines = (isBar: boolean) =>
    score.beats
      .filter((beat) => beat.isBar === isBar && beat.start > now && beat.start < now + ahead)
      .map(({ start }) => `M0 ${short(y(start, now))}H${practiceSize.width}`)
      .join('');
  const octaves = keys.filter(({ pitch }) => pitch % 12 === 0).map(({ left }) => `M${short(left * unit)} 0V${fall}`);
  const bands = blacks.map(({ left, width }) => rectangle(left * unit, 0, width * unit, fall));
  return (
    fill(polylines(bands, true), ink.wash, 'fill-opacity="0.5"') +
    stroke(lines(false) + octaves.join(''), ink.pale, 1.3) +
    stroke(lines(true), ink.soft, 1.3)
  );
}

function bar({ pitch, start, length }: Note, now: number, isDown: boolean): string {
  const key = keys.find((each) => each.pitch === pitch);
  if (!key) return '';
  const inset = key.black ? 1 : 3;
  const [top, bottom] = [Math.max(-6, y(start + length, now) + 1.5), Math.min(fall, y(start, now) - 1.5)];
  const box = rectangle(key.left * unit + inset, top, key.width * unit - 2 * inset, bottom - top);
  return shape(polylines([box], true), isDown ? ink.red : ink.paper, isDown ? ink.red : ink.line, 1.9);
}

const long = practiceSize.height - fall;

function outline(key: Key): Point[] {
  return whiteOutline(keys, key, back).map(([x, depth]) => [x * unit, fall + depth * long]);
}

/** Round the white key that is waited for. */
function ring(awaited: number | undefined): string {
  const key = whites.find(({ pitch }) => pitch === awaited);
  return key ? stroke(polyline(outline(key), true), ink.red, 3.4) : '';
}

function keyboard(down: ReadonlySet<number>): string {
  const isDown = ({ pitch }: Key) => down.has(pitch);
  const block = ({ left, width }: Key) => rectangle(left * unit, fall, width * unit, back * long);
  return (
    shape(polylines(whites.map(outline), true), ink.paper, ink.line, 1.7) +
    shape(polylines(whites.filter(isDown).map(outline), true), ink.red, ink.line, 1.7) +
    fill(polylines(blacks.filter((key) => !isDown(key)).map(block), true), ink.line) +
    fill(polylines(blacks.filter(isDown).map(block), true), ink.red)
  );
}
