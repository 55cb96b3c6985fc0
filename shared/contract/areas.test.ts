import { areaNames, canonical, containerName, groupNamesOf, groupsOf, isAreaName } from './areas';

test('the groups of an area come with its row, in order', () => {
  expect(groupNamesOf('research')).toEqual(['research', 'study']);
  expect(groupsOf('contact')).toEqual([]);
  expect(groupsOf('architecture')).toEqual([
    { group: 'architecture', title: 'Architecture', short: 'Arch', form: 'stagger' },
  ]);
});

test('every area has a container name of its own', () => {
  expect(new Set(areaNames.map(containerName)).size).toBe(areaNames.length);
});

test('a container name can be a global variable', () => {
  for (const name of areaNames) expect(containerName(name)).toMatch(/^[a-z_][a-z0-9_]*$/);
});

test('an alias leads to its canonical path, every other path to itself', () => {
  expect([canonical('/portfolio'), canonical('/contact'), canonical('/gba')]).toEqual(['/', '/Contact', '/gba']);
});

test('names of objects are no areas', () => {
  expect([isAreaName('research'), isAreaName('toString'), isAreaName('shell')]).toEqual([true, false, false]);
});
