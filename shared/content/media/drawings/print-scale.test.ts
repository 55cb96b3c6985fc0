import fc from 'fast-check';
import { printScale } from './print-scale';

/** A drawing of so many metres. */
const paper = (metres: number, high: number, metre: number) =>
  printScale({ width: metres * metre, height: high * metre }, { metre });

test('a drawing is printed at the largest scale that a ruler has and a sheet holds', () => {
  expect(paper(148, 110, 27)).toEqual({ scale: 500, width: 296 });
  expect(paper(70, 20, 50)).toEqual({ scale: 200, width: 350 });
});

test('whatever its size, a metre is as long on paper as the scale says, and the sheet is wide enough', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(5, 5000), number(5, 3000), number(0.5, 200), (metres, high, metre) => {
      const { scale, width } = paper(metres, high, metre)!;
      // Rounded to hundredths of a millimetre.
      expect(Math.abs(width - (metres * 1000) / scale)).toBeLessThanOrEqual(0.0051);
      expect(width).toBeLessThanOrEqual(392);
      expect((high * 1000) / scale).toBeLessThanOrEqual(240.001);
    }),
  );
});

test('a drawing of a whole country stands on no sheet at a scale', () => {
  expect(paper(400_000, 300_000, 0.01)).toBeUndefined();
});
