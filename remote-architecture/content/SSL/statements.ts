import type { MassingFigures } from '@portfolio/model/massing/massing';
import type { Statement } from '@portfolio/render/testing/test-statements';
import * as ssl from './measures';

const rampLength = ssl.lengthOf(ssl.way);
const inPlan = ssl.walkedTo(1);
/** Metres in plan for each metre of height, were the ramp to turn so many times at the same radius. */
const rampSlope = (turns: number) => ((inPlan / ssl.turns) * turns) / (ssl.end - ssl.plaza);
const [first, second, third] = ssl.stretches;

export const statements = ({ plot, height, floorArea, storeys }: MassingFigures): readonly Statement[] => [
  ['# ha', plot / 10_000],
  ['about # m high', height],
  ['about # metres high', height],
  ['# decks of', storeys],
  ['past # decks', ssl.decks.length],
  ['about # m²', floorArea, 5],
  ['squareMetres: #', floorArea, 5],
  ['turns # times', ssl.turns],
  ['After # turns', ssl.turns],
  ['about # metres long', rampLength, 5],
  ['over # metres of plan', inPlan, 0.5],
  ['the way is # metres', first?.to ?? 0, 0.5],
  ['metres at # per cent', first?.slope ?? 0, 0.5],
  ['turns: # per cent', second?.slope ?? 0, 0.5],
  ['back to # per cent', third?.slope ?? 0, 0.5],
  ['rises # per cent', 100 / rampSlope(ssl.turns), 0.5],
  ['Dashed: one in #', 1 / ssl.gentle],
  ['last deck, at # metres', ssl.decks[2] ?? 0],
  ['first deck, at # metres', ssl.decks[0] ?? 0],
  ['second, at #', ssl.decks[1] ?? 0],
  ['Stand # tubes', ssl.lattice.bars],
  ['with # more', ssl.lattice.bars],
  ['by # degrees', ssl.lattice.twist],
  ['Rings every # metres', ssl.lattice.rings],
  ['almost one in #', rampSlope(ssl.turns), 0.4],
  ['With ten turns the slope comes down to about one in #', rampSlope(10), 0.2],
  ['With # it would be right', 20 / (ssl.gentle * rampSlope(20)), 0.5],
];

// Places, where people walk, a slope that is not drawn, and what the line of a section meets.
export const others = ['5th place', 'sixty metres', 'With ten turns', 'five cut pieces'];
