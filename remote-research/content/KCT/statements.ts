import type { Measures } from '@portfolio/model/model';
import type { Statement } from '@portfolio/render/testing/test-statements';

export const statements = ({ posts = NaN }: Measures): readonly Statement[] => [
  ['Size: # service posts', posts],
  ['# posts are enough', posts],
];
