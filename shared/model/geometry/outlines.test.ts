import { area, circle, commonPart, contains, inset, rect, signedArea, turnedRect } from './outlines';

test('an inset rectangle is smaller by its border on every side', () => {
  expect(area(inset(rect(0, 0, 10, 6), 1))).toBeCloseTo(8 * 4);
});

test('an inset that leaves nothing is empty', () => {
  expect(inset(rect(0, 0, 10, 6), 3.1)).toEqual([]);
});

test('an inset below zero grows the outline', () => {
  expect(area(inset(rect(0, 0, 10, 6), -1))).toBeCloseTo(12 * 8);
});

test('a turned rectangle keeps its area and its middle', () => {
  const turned = turnedRect([3, 4], 8, 2, 25);
  expect(area(turned)).toBeCloseTo(16);
  expect(contains(turned, [3, 4])).toBe(true);
});

test('circles run anticlockwise', () => {
  expect(signedArea(circle([5, 5], 3))).toBeGreaterThan(0);
});

test('what two outlines have in common has the points that lie in both, whichever is named first', () => {
  const [plate, room] = [rect(0, 0, 10, 6), turnedRect([9, 5], 4, 2, 30)];
  const common = commonPart(plate, room);
  expect(area(common)).toBeCloseTo(area(commonPart(room, plate)));
  expect(signedArea(common)).toBeGreaterThan(0);
  for (const [x, y] of common) expect(x <= 10 + 1e-9 && y <= 6 + 1e-9).toBe(true);
  expect(commonPart(plate, rect(11, 0, 12, 6)).length).toBeLessThan(3);
});
