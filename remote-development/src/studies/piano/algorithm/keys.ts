import type { Point } from '@portfolio/model/geometry/points';

/** A key as seen from above: left edge and width in widths of a white key, counted from the first white key shown. */
export type Key = { pitch: number; black: boolean; left: number; width: number };

/** Where the black keys of an octave lie: they are not in the middle between two white ones (widths of a white key from C). */
const blackAt: ReadonlyMap<number, number> = new Map([
  [1, 0.6],
  [3, 1.8],
  [6, 3.55],
  [8, 4.7],
  [10, 5.85],
]);
const blackWidth = 0.58;
const whiteAt = [0, 2, 4, 5, 7, 9, 11];

/** Left edge of a pitch in widths of a white key from the lowest C (MIDI 0). */
function leftOf(pitch: number): number {
  const octave = Math.floor(pitch / 12) * 7;
  return octave + (blackAt.get(pitch % 12) ?? whiteAt.indexOf(pitch % 12));
}

/**
 * The keys from one white key to another.
 * @param first MIDI number; 60 is the C in the middle
 */
export function keysFrom(first: number, last: number): Key[] {
  return Array.from({ length: last - first + 1 }, (_, i): Key => {
    const pitch = first + i;
    const black = blackAt.has(pitch % 12);
    return { pitch, black, left: leftOf(pitch) - leftOf(first), width: black ? blackWidth : 1 };
  });
}

/**
 * The outline of a white key as it is really cut, round its black neighbours.
 * @param keys all keys shown, so that an edge without a neighbour stays straight
 * @param back share of the key's length beside the black ones
 */
export function whiteOutline(keys: readonly Key[], key: Key, back: number): Point[] {
  const black = (pitch: number) => keys.find((each) => each.pitch === pitch && each.black);
  const [lower, upper] = [black(key.pitch - 1), black(key.pitch + 1)];
  const [left, right] = [key.left, key.left + 1];
  const leftBack = lower ? lower.left + lower.width : left;
  const rightBack = upper ? upper.left : right;
  return [
    [leftBack, 0],
    [rightBack, 0],
    [rightBack, back],
    [right, back],
    [right, 1],
    [left, 1],
    [left, back],
    [leftBack, back],
  ];
}
