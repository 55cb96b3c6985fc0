import { terrain } from './terrain';
import { rect } from './outlines';

const hill = terrain({
  height: (x, y) => 8 - Math.hypot(x, y) / 4,
  bounds: [-40, -40, 40, 40],
  step: 1,
  base: 0,
  cut: [rect(10, -5, 20, 5)],
});

test('the ground is read on top of the cards', () => {
  expect(hill.heightAt(0, 0)).toBeCloseTo(8);
  expect(hill.heightAt(0, 16)).toBeCloseTo(4);
});

test('where something is cut out no card lies', () => {
  expect(hill.heightAt(15, 0)).toBe(0);
});

test('cards end at the bounds', () => {
  const xs = hill.solids.flatMap(({ vertices }) => vertices.map(([x]) => x));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(-40);
  expect(Math.max(...xs)).toBeLessThanOrEqual(40);
});

test('a landscape of half a million samples is cut as any other', () => {
  const { heightAt } = terrain({
    height: (x) => x / 100,
    bounds: [0, 0, 800, 800],
    step: 4,
    base: 0,
    grid: 1.1,
  });
  expect(heightAt(700, 400)).toBe(8);
});
