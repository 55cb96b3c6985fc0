import { aliasOf, areaNames, canonical, containerName, isAreaName } from './areas';

test('every area has a container name of its own', () => {
  expect(new Set(areaNames.map(containerName)).size).toBe(areaNames.length);
});

test('a container name can be a global variable', () => {
  for (const name of areaNames) expect(containerName(name)).toMatch(/^[a-z_][a-z0-9_]*$/);
});

test('an alias leads to its canonical path, every other path to itself', () => {
  expect([canonical('/portfolio'), canonical('/contact'), canonical('/far')]).toEqual(['/', '/Contact', '/far']);
});

test('a page with another address is linked by it, every other page by its own', () => {
  expect([aliasOf('/Contact'), aliasOf('/Kontakt')]).toEqual(['/contact', '/Kontakt']);
});

test('names of objects are no areas', () => {
  expect([isAreaName('research'), isAreaName('toString'), isAreaName('shell')]).toEqual([true, false, false]);
});
