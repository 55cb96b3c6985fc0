import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as ssl from './measures';

const rampLength = ssl.lengthOf(ssl.way);
/** Metres of ramp for each metre of height, were it to turn so many times at the same radius. */
const rampSlope = (turns: number) =>
  Math.hypot((Math.sqrt(rampLength ** 2 - ssl.end ** 2) / ssl.turns) * turns, ssl.end) / ssl.end;

export const statements = ({ plot, height, floorArea, storeys }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000],
  ['about # m high', height],
  ['about # metres high', height],
  ['# decks of', storeys],
  ['# round decks', ssl.decks.length],
  ['about # m²', floorArea, 5],
  ['squareMetres: #', floorArea, 5],
  ['turns # times', ssl.turns],
  ['After # turns', ssl.turns],
  ['about # metres long', rampLength, 5],
  ['on # metres of length', rampLength, 5],
  ['# metres of height', ssl.end],
  ['last deck, at # metres', ssl.decks[2] ?? 0],
  ['at # and 84', ssl.decks[0] ?? 0],
  ['56 and #', ssl.decks[1] ?? 0],
  ['Stand # tubes', ssl.lattice.bars],
  ['with # more', ssl.lattice.bars],
  ['by # degrees', ssl.lattice.twist],
  ['Rings every # metres', ssl.lattice.rings],
  ['almost one in #', rampSlope(ssl.turns), 0.4],
  ['With ten turns the slope comes down to about one in #', rampSlope(10), 0.2],
  ['With # it would be right', 20 * (12 / rampSlope(20)), 0.5],
];

// Places, where people walk, a slope that is not drawn, and what the line of a section meets.
export const others = ['5th place', 'sixty metres', 'With ten turns', 'five cut pieces'];
