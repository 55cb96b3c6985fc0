import { ownerNamed } from './site';

test('an unknown area is refused with the areas there are', () => {
  expect(() => ownerNamed('blog')).toThrow(
    'There is no area "blog". There are: shell, architecture, development, research, contact.',
  );
  expect(() => ownerNamed('constructor')).toThrow('There is no area "constructor".');
  expect(ownerNamed('research')).toBe('research');
});
