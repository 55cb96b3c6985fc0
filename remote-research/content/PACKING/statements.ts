import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';

export const statements = ({
  rooms = NaN,
  plateWidth = NaN,
  plateDepth = NaN,
  ...measures
}: Measures): readonly Statement[] => [
  ['30 m, # rooms', rooms],
  ['the # rooms here', rooms],
  ['the last one placed, number #', rooms],
  ['plate of # ×', plateWidth],
  ['× # m', plateDepth],
  ['# with Shelf', measures['Shelf left'] ?? NaN],
  ['# each with Skyline and Guillotine', measures['Guillotine left'] ?? NaN],
  ['# with MaxRects', measures['MaxRects left'] ?? NaN],
];
