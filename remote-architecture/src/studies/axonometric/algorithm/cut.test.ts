import fc from 'fast-check';
import { cutAt } from './cut';
import { solidOf } from './solids';

const length = fc.integer({ min: 10, max: 3000 });

test('what is left of a body lies below the cut, and the cut is as large as its plan', () => {
  fc.assert(
    fc.property(length, length, length, fc.integer({ min: -500, max: 4000 }), (east, north, high, at) => {
      const solid = solidOf(['prism', 0, 0, high, [0, 0, east, 0, east, north, 0, north], '1111']);
      const left = cutAt(solid, at / 100);
      if (at <= 0) return left === undefined;
      if (at >= high) return left === solid;
      const corners = left?.faces.flatMap((face) => face.corners) ?? [];
      expect(Math.max(...corners.map(([, , z]) => z))).toBeCloseTo(at / 100);
      expect(left?.lid?.corners.map(([x, y]) => [Math.round(x * 100), Math.round(y * 100)])).toEqual([
        [0, 0],
        [east, 0],
        [east, north],
        [0, north],
      ]);
    }),
  );
});

test('a leaning body is cut along the hull of its edges', () => {
  const roof = solidOf([
    'hull',
    0,
    [0, 0, 0, 400, 0, 0, 200, 0, 200, 0, 900, 0, 400, 900, 0, 200, 900, 200],
    roofFaces,
  ]);
  const xs = cutAt(roof, 1)?.lid?.corners.map(([x]) => x) ?? [];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 3]);
});

const roofFaces = [
  [-1, 0, 1, 2],
  [-1, 5, 4, 3],
  [-1, 1, 4, 5, 2],
  [-1, 3, 0, 2, 5],
  [-1, 0, 3, 4, 1],
];
