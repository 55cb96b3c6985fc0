import fc from 'fast-check';
import { grouped } from './grouped';

test('numbers are grouped as English groups them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => grouped(value) === value.toLocaleString('en')),
  );
  expect(grouped(-1234567.25)).toBe('-1,234,567.25');
  expect(grouped(999)).toBe('999');
});
