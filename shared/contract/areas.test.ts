import { areaNames, areas, canonical, containerName, groups, isAreaName } from './areas';

test('every group belongs to exactly one area', () => {
  expect(areaNames.flatMap((name) => [...areas[name].groups]).sort()).toEqual(Object.keys(groups).sort());
});

test('every area has a port and a container name of its own', () => {
  expect(new Set(areaNames.map((name) => areas[name].port)).size).toBe(areaNames.length);
  expect(new Set(areaNames.map(containerName)).size).toBe(areaNames.length);
});

test('a container name can be a global variable', () => {
  for (const name of areaNames) expect(containerName(name)).toMatch(/^[a-z_]+$/);
});

test('an alias leads to its canonical path, every other path to itself', () => {
  expect([canonical('/portfolio'), canonical('/contact'), canonical('/gba')]).toEqual(['/', '/Contact', '/gba']);
});

test('names of objects are no areas', () => {
  expect([isAreaName('research'), isAreaName('toString'), isAreaName('shell')]).toEqual([true, false, false]);
});
