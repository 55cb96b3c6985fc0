import { ringsOf } from './outline-rings';

test('an outline in steps and one in places have the same corners', () => {
  const corners = [
    [10, 20],
    [15, 18.5],
    [15, 25],
  ];
  expect(ringsOf('M10,20l5,-1.5 0,6.5')).toEqual([corners]);
  expect(ringsOf('M10,20L15,18.5L15,25Z')).toEqual([corners]);
  expect(ringsOf('M10,20l5,-1.5 0,6.5M0,0l1,1')).toEqual([
    corners,
    [
      [0, 0],
      [1, 1],
    ],
  ]);
  expect(ringsOf('')).toEqual([]);
});
