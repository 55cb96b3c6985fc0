import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';
import { shareOnStairs, steep } from './pace';
import { walk } from './posts';
import { step } from './ways';

/** The share of the level pace that stairs leave, there and back. */
const onStairs = 2 / (1 / shareOnStairs.up + 1 / shareOnStairs.down);

export const statements = ({
  posts = NaN,
  houses = NaN,
  fartherOnFoot = NaN,
  fartherIfLevel = NaN,
  fartherUphill = NaN,
  servedOnFoot = NaN,
  fiveFromTheField = NaN,
  tenFromTheField = NaN,
  kilometresOfWays = NaN,
}: Measures): readonly Statement[] => [
  ['Size: # service posts', posts],
  ['# posts are enough', posts],
  ['more than # houses in ten', servedOnFoot * 10, 0.5],
  ['Five minutes became # metres', walk],
  ['It knows # kilometres', kilometresOfWays, 0.5],
  ['a point every # metres', step],
  ['steeper than one in #', 1 / steep],
  ['at most # per cent of', onStairs * 100, 0.5],
  ['Along the streets # of', fartherIfLevel],
  ['of # would', houses],
  ['stairs it is #, and', fartherOnFoot],
  ['and # of them stand high', fartherUphill],
  ['beyond the bridge # houses', fiveFromTheField],
  ['five minutes and # within ten', tenFromTheField],
];
