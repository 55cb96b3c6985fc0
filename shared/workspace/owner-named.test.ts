import { areaNames } from '@portfolio/contract/areas';
import { ownerNamed } from './owner-named';

test('an unknown area is refused with the areas there are', () => {
  expect(() => ownerNamed('blog')).toThrow(
    `There is no area "blog" in shared/contract/areas.ts. There are: shell, ${areaNames.join(', ')}.`,
  );
  expect(() => ownerNamed('constructor')).toThrow('There is no area "constructor"');
  expect(ownerNamed('research')).toBe('research');
});
