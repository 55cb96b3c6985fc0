import fc from 'fast-check';
import { grouped } from './grouped';

test('numbers are grouped as English groups them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => grouped(value) === value.toLocaleString('en')),
    { numRuns: Math.max(1000, fc.readConfigureGlobal().numRuns ?? 0) },
  );
  expect(grouped(-1234567.25)).toBe('-1,234,567.25');
  expect(grouped(999)).toBe('999');
});
