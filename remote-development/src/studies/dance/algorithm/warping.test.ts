import fc from 'fast-check';
import { lengthOf, nearestPlace, pairAt, placeOf } from './path-position';
import type { Slope } from './step-pattern';
import { costMatrix, valueAt, warp, type Matrix } from './warping';

const sequence = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 9 });
const slope = fc.constantFrom<Slope>('P0', 'P0.5', 'P1', 'P2');
const apart = (a: number, b: number) => Math.abs(a - b);

/** Table I of the paper written out line by line, from the end to the beginning: slow, plain, and on its own. */
function plainDistance({ rows, columns, values }: Matrix, p: Slope, r: number): number {
  const d = (i: number, j: number) => values[(i - 1) * columns + j - 1]!;
  const known = new Map<string, number>();
  const g = (i: number, j: number): number => {
    if (i < 1 || j < 1 || Math.abs(i - j) > r) return Infinity;
    if (i === 1 && j === 1) return 2 * d(1, 1);
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [g(i - 1, j - 1) + 2 * d(i, j)];
    if (p === 'P0') ways.push(g(i, j - 1) + d(i, j), g(i - 1, j) + d(i, j));
    if ((p === 'P0.5' || p === 'P1') && j > 1 && i > 1) {
      ways.push(g(i - 1, j - 2) + 2 * d(i, j - 1) + d(i, j), g(i - 2, j - 1) + 2 * d(i - 1, j) + d(i, j));
    }
    if (p === 'P0.5') {
      if (j > 3 && i > 1) ways.push(g(i - 1, j - 3) + 2 * d(i, j - 2) + d(i, j - 1) + d(i, j));
      if (i > 3 && j > 1) ways.push(g(i - 3, j - 1) + 2 * d(i - 2, j) + d(i - 1, j) + d(i, j));
    }
    if (p === 'P2') {
      if (i > 2 && j > 3) ways.push(g(i - 2, j - 3) + 2 * d(i - 1, j - 2) + 2 * d(i, j - 1) + d(i, j));
      if (i > 3 && j > 2) ways.push(g(i - 3, j - 2) + 2 * d(i - 2, j - 1) + 2 * d(i - 1, j) + d(i, j));
    }
    const least = Math.min(...ways.filter((way) => !Number.isNaN(way)));
    known.set(key, least);
    return least;
  };
  return g(rows, columns) / (rows + columns);
}

test('the distance is that of the table in the paper, for every slope constraint and window', () => {
  fc.assert(
    fc.property(sequence, sequence, slope, fc.integer({ min: 0, max: 9 }), (a, b, p, r) => {
      const costs = costMatrix(a, b, apart);
      const warped = warp(costs, { slope: p, window: r });
      const plain = plainDistance(costs, p, r);
      if (warped) expect(warped.distance).toBeCloseTo(plain, 9);
      else expect(plain).toBe(Infinity);
    }),
  );
});

test('a path has fixed ends, never goes back, skips nothing and keeps to its window', () => {
  fc.assert(
    fc.property(sequence, sequence, slope, fc.integer({ min: 0, max: 9 }), (a, b, p, r) => {
      const path = warp(costMatrix(a, b, apart), { slope: p, window: r })?.path;
      if (!path) return;
      const ends = [path[0]?.join(), path.at(-1)?.join()];
      const isStep = (move: number) => move === 0 || move === 1;
      const isGood = path.every(([i, j], k) => {
        const [down, across] = [i - (path[k - 1]?.[0] ?? -1), j - (path[k - 1]?.[1] ?? -1)];
        return Math.abs(i - j) <= r && isStep(down) && isStep(across) && down + across > 0;
      });
      expect([...ends, isGood]).toEqual(['0,0', `${a.length - 1},${b.length - 1}`, true]);
    }),
  );
});

test('the distance is what the costs along the path add up to, a slanting move counted twice', () => {
  fc.assert(
    fc.property(sequence, sequence, slope, (a, b, p) => {
      const costs = costMatrix(a, b, apart);
      const warped = warp(costs, { slope: p });
      if (!warped) return;
      let before = [-1, -1];
      let [sum, weights] = [0, 0];
      for (const [i, j] of warped.path) {
        const weight = i - before[0]! + j - before[1]!;
        sum += weight * valueAt(costs, i, j);
        weights += weight;
        before = [i, j];
      }
      expect(weights).toBe(a.length + b.length);
      expect(sum).toBeCloseTo(warped.sum, 9);
    }),
  );
});

test('equal sequences are at no distance, exchanged sequences at the same, and a wider window or a freer slope never farther', () => {
  fc.assert(
    fc.property(sequence, sequence, fc.integer({ min: 0, max: 9 }), (a, b, r) => {
      const distance = (x: number[], y: number[], p: Slope, window: number) =>
        warp(costMatrix(x, y, apart), { slope: p, window })?.distance ?? Infinity;
      expect(distance(a, a, 'P2', 0)).toBe(0);
      expect(distance(a, b, 'P0', r)).toBeCloseTo(distance(b, a, 'P0', r), 9);
      expect(distance(a, b, 'P0', r + 1)).toBeLessThanOrEqual(distance(a, b, 'P0', r));
      expect(distance(a, b, 'P0', r)).toBeLessThanOrEqual(distance(a, b, 'P0.5', r) + 1e-9);
      expect(distance(a, b, 'P0.5', r)).toBeLessThanOrEqual(distance(a, b, 'P1', r) + 1e-9);
    }),
  );
});

test('a sequence whose every frame is repeated is at no distance', () => {
  fc.assert(
    fc.property(sequence, fc.integer({ min: 1, max: 4 }), (a, times) => {
      const slow = a.flatMap((value) => Array<number>(times).fill(value));
      expect(warp(costMatrix(a, slow, apart))?.distance).toBe(0);
    }),
  );
});

test('an empty sequence and a slope that cannot reach the corner give no path', () => {
  expect(warp(costMatrix([], [1, 2], apart))).toBeUndefined();
  expect(warp(costMatrix([1, 2], [1, 1, 1, 2, 2, 2], apart), { slope: 'P1' })).toBeUndefined();
});

test('a place on the path gives both frames, in step with each other, and is found again from either of them', () => {
  fc.assert(
    fc.property(sequence, sequence, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      const path = warp(costMatrix(a, b, apart))!.path;
      const place = share * lengthOf(path);
      const { first, second } = pairAt(path, place);
      expect(first + second).toBeCloseTo(2 * place, 9);
      const isFound = path.every(([row, column]) => {
        const nearest = pairAt(path, nearestPlace(path, row, column));
        return (
          Math.round(pairAt(path, placeOf(path, 'first', row)).first) === row &&
          Math.round(pairAt(path, placeOf(path, 'second', column)).second) === column &&
          nearest.first === row &&
          nearest.second === column
        );
      });
      expect(isFound).toBe(true);
    }),
  );
});
