import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';

export const statements = ({ posts = NaN, houses = NaN, fartherOnFoot = NaN }: Measures): readonly Statement[] => [
  ['Size: # service posts', posts],
  ['# posts are enough', posts],
  ['along the streets # of', fartherOnFoot],
  ['of # do', houses],
];
