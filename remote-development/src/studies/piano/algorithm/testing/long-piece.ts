import { midiOf, ticksPerQuarter, type Written } from '../notation';

/** For tests: sixteenths up and down the keyboard, with a change of tempo in every bar. @param size its notes */
export function longPiece(size: number) {
  const right = Array.from({ length: size }, (_, i): Written => {
    const length = ticksPerQuarter / 4;
    return { pitch: 48 + (i % 36), start: i * length, length };
  });
  const tempos = Array.from(
    { length: Math.ceil(size / 16) },
    (_, i) => [i * 4 * ticksPerQuarter, 60 + (i % 50)] as const,
  );
  return midiOf({ name: 'Long', signature: [4, 4], tempos, right, left: [] });
}
