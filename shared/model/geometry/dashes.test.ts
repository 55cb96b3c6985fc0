import { dashes } from './dashes';

test('a broken line begins and ends with a whole stroke', () => {
  const strokes = dashes(
    [
      [0, 0, 0],
      [10, 0, 0],
    ],
    2,
    1,
  );
  expect(strokes[0]?.[0]).toEqual([0, 0, 0]);
  expect(strokes.at(-1)?.[1]?.[0]).toBeCloseTo(10);
  expect(strokes).toHaveLength(4);
  const [first, second] = strokes;
  expect((second?.[0][0] ?? 0) - (first?.[1][0] ?? 0)).toBeCloseTo(1);
});
