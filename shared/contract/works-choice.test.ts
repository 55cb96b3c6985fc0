import type { Entry } from './page';
import { cleared, fits, laidOut, layoutOf, optionsOf, toggled } from './works-choice';

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
const left = (search: string) =>
  works.filter((each) => fits(each, new URLSearchParams(search))).map(({ label }) => label);

test('the address filters the list: any value of a facet, all facets', () => {
  expect(left('')).toEqual(['GDL', 'OKE', 'DFY']);
  expect(left('?group=architecture')).toEqual(['GDL', 'OKE']);
  expect(left('?group=architecture&group=development&status=completed')).toEqual(['GDL', 'DFY']);
  expect(left('?group=development&status=development-design')).toEqual([]);
  expect(left('?group=nonsense')).toEqual([]);
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
  const once = toggled(new URLSearchParams('?boundaries=1'), 'status', 'completed');
  expect(once).toBe('boundaries=1&status=completed');
  expect(toggled(new URLSearchParams(once), 'group', 'study')).toBe('boundaries=1&status=completed&group=study');
  expect(toggled(new URLSearchParams(once), 'status', 'completed')).toBe('boundaries=1');
  expect(cleared(new URLSearchParams('?status=completed&group=study&boundaries=1'))).toBe('boundaries=1');
});

test('an option counts the works that choosing it would show', () => {
  const options = optionsOf(
    works,
    'status',
    new URLSearchParams('?group=architecture&status=completed'),
    (each) => each.status ?? '',
  );
  expect(options).toEqual([
    { value: 'completed', label: 'Completed', count: 1, chosen: true },
    { value: 'development-design', label: 'Development Design', count: 1, chosen: false },
  ]);
});
