import type { Entry } from 'shared/contract/page';
import { cleared, fits, flipped, optionsOf, readChoice } from './works-choice';

function work(label: string, group: Entry['group'], status: string): Entry {
  return {
    path: `/${label}`,
    area: 'architecture',
    label,
    title: label,
    railTitle: label,
    summary: label,
    status,
    ...(group && { group }),
  };
}

const works = [
  work('GDL', 'architecture', 'Completed'),
  work('OKE', 'architecture', 'Development Design'),
  work('DFY', 'development', 'Completed'),
];
const left = (search: string) => works.filter((each) => fits(each, readChoice(search))).map(({ label }) => label);

test('an address narrows the list: one of each facet, all facets at once', () => {
  expect(left('')).toEqual(['GDL', 'OKE', 'DFY']);
  expect(left('?group=architecture')).toEqual(['GDL', 'OKE']);
  expect(left('?group=architecture&group=development&status=completed')).toEqual(['GDL', 'DFY']);
  expect(left('?group=development&status=development-design')).toEqual([]);
  expect(left('?group=nonsense')).toEqual([]);
});

test('a value is put into the address and taken out of it, and what else stands there stays', () => {
  const once = flipped('?boundaries=1', 'status', 'completed');
  expect(once).toBe('boundaries=1&status=completed');
  expect(flipped(once, 'group', 'study')).toBe('boundaries=1&status=completed&group=study');
  expect(flipped(once, 'status', 'completed')).toBe('boundaries=1');
  expect(cleared('?status=completed&group=study&boundaries=1')).toBe('boundaries=1');
});

test('an option counts the works that it would leave', () => {
  const options = optionsOf(
    works,
    'status',
    readChoice('?group=architecture&status=completed'),
    (each) => each.status ?? '',
  );
  expect(options).toEqual([
    { value: 'completed', label: 'Completed', count: 1, chosen: true },
    { value: 'development-design', label: 'Development Design', count: 1, chosen: false },
  ]);
});
