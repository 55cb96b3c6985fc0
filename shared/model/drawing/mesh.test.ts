import type { Point3 } from '../geometry/points';
import { tube } from '../geometry/rings';
import { meshOf } from './mesh';

const cardinal: Point3[] = [
  [0, -1, 0],
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
];

test('a round post of any number of sides keeps its two upright edges in every cardinal view', () => {
  const faulty: string[] = [];
  for (let sides = 8; sides <= 30; sides++) {
    for (const toward of cardinal) {
      const post = tube([0, 0, 0], [0, 0, 9], 0.5, { sides });
      const { edges } = meshOf(post, { material: 'white', kind: 'building', body: 0, toward }, []);
      const uprights = edges.filter(({ a, b }) => Math.abs(a[2] - b[2]) > 8);
      if (uprights.length !== 2) faulty.push(`${sides} sides from ${toward.join(' ')}: ${uprights.length}`);
    }
  }
  expect(faulty).toEqual([]);
});
