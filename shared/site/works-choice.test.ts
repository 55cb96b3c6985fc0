import type { Entry } from '@portfolio/contract/page';
import { cleared, fits, laidOut, layoutOf, optionsOf, toggled, valuesOf } from './works-choice';

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
  work('HAL', 'architecture', 'Finished'),
  work('OAK', 'architecture', 'Early Sketch'),
  work('DAY', 'development', 'Finished'),
];
const labelsOf = (search: string) =>
  works.filter((each) => fits(each, new URLSearchParams(search))).map(({ label }) => label);

test('the address filters the list: any value of a facet, all facets', () => {
  expect(labelsOf('')).toEqual(['HAL', 'OAK', 'DAY']);
  expect(labelsOf('?group=architecture')).toEqual(['HAL', 'OAK']);
  expect(labelsOf('?group=architecture&group=development&status=finished')).toEqual(['HAL', 'DAY']);
  expect(labelsOf('?group=development&status=early-sketch')).toEqual([]);
  expect(labelsOf('?group=nonsense')).toEqual([]);
});

test('a filter is the same in the address of every language', () => {
  const translated: Entry = { ...work('HAL', 'architecture', '완료'), statusValue: 'Finished' };
  const choice = new URLSearchParams('?status=finished');
  expect(fits(translated, choice)).toBe(true);
  expect(valuesOf(translated)).toEqual({ 'data-group': 'architecture', 'data-status': 'finished' });
  expect(optionsOf([translated], 'status', choice, (each) => each.status ?? '')).toEqual([
    { value: 'finished', label: '완료', count: 1, chosen: true },
  ]);
});

test('the layout is kept in the address beside the filters, and the table needs no word there', () => {
  const pictures = laidOut(new URLSearchParams('?group=study'), 'pictures');
  expect(pictures).toBe('group=study&view=pictures');
  expect(layoutOf(new URLSearchParams(pictures))).toBe('pictures');
  expect(cleared(new URLSearchParams(pictures))).toBe('view=pictures');
  expect(laidOut(new URLSearchParams(pictures), 'table')).toBe('group=study');
  expect(layoutOf(new URLSearchParams('?view=nonsense'))).toBe('table');
});

test('a value is added to the address and removed again, and other parameters stay', () => {
  const once = toggled(new URLSearchParams('?boundaries=1'), 'status', 'finished');
  expect(once).toBe('boundaries=1&status=finished');
  expect(toggled(new URLSearchParams(once), 'group', 'study')).toBe('boundaries=1&status=finished&group=study');
  expect(toggled(new URLSearchParams(once), 'status', 'finished')).toBe('boundaries=1');
  expect(cleared(new URLSearchParams('?status=finished&group=study&boundaries=1'))).toBe('boundaries=1');
});

test('an option counts the works that choosing it would show', () => {
  const options = optionsOf(
    works,
    'status',
    new URLSearchParams('?group=architecture&status=finished'),
    (each) => each.status ?? '',
  );
  expect(options).toEqual([
    { value: 'finished', label: 'Finished', count: 1, chosen: true },
    { value: 'early-sketch', label: 'Early Sketch', count: 1, chosen: false },
  ]);
});
