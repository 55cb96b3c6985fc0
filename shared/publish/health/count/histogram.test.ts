import fc from 'fast-check';
import { Histogram } from './histogram';

test('a quantile is that of the sorted values, to 1 %', () => {
  const values = fc.array(fc.double({ min: 0, max: 1_000_000, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.constantFrom(0.5, 0.75, 1), (list, part) => {
      const histogram = new Histogram();
      for (const value of list) histogram.add(value);
      const exact = [...list].sort((a, b) => a - b)[Math.ceil(list.length * part) - 1] ?? 0;
      expect(Math.abs((histogram.quantile(part) ?? NaN) - exact)).toBeLessThanOrEqual(0.0101 * exact + 0.0001);
    }),
  );
});

test('without values there is none', () => {
  expect(new Histogram().quantile(0.75)).toBeUndefined();
});
