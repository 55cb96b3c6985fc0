import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';

export const statements = ({ blockArea = NaN, lots = NaN, lostLots = NaN }: Measures): readonly Statement[] => [
  ['Size: One block of about # m²', blockArea, 50],
  ['m², # lots', lots],
  ['a # lot without a street', lostLots],
];
