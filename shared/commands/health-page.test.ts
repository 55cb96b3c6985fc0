/** @jest-environment jsdom */
import { healthPage } from './health-page';

const release = {
  ...{ release: '0f3c', published: '', visits: 12, failedLoads: 1, thrown: 2 },
  errors: [{ message: '<img src=x>', count: 2, path: '/KEY', source: 'remote-research/a.ts:3' }],
  pages: [
    { path: '/KEY', LCP: { p75: 5000, count: 9 }, CLS: { p75: 0.02, count: 9 } },
    { path: '/SPA', LCP: { p75: 2500, count: 1 } },
  ],
};
const before = { ...release, release: 'bbbb', errors: [], pages: [{ path: '/KEY', LCP: { p75: 1000, count: 3 } }] };

function shown(owners: Parameters<typeof healthPage>[0]['owners']): Document {
  const text = healthPage({ since: '2026-03-01', lines: 1, notes: ['A note.'], owners });
  return new DOMParser().parseFromString(text, 'text/html');
}

test('a workspace has a plot for each measurement, with a dot for each release of each page', () => {
  const page = shown([{ owner: 'research', live: release, before }]);
  const [paint, ...others] = page.querySelectorAll('svg');
  expect(paint?.querySelectorAll('.now')).toHaveLength(2);
  expect(paint?.querySelectorAll('.before')).toHaveLength(1);
  const x = (selector: string) => Number(paint?.querySelector(selector)?.getAttribute('cx'));
  expect(x('.now')).toBeGreaterThan(Number(paint?.querySelector('.good')?.getAttribute('x1')));
  expect(x('.before')).toBeLessThan(Number(paint?.querySelector('.good')?.getAttribute('x1')));
  expect(others).toHaveLength(1);
});

test('all numbers stand in tables, and what visitors sent is text', () => {
  const page = shown([{ owner: 'research', live: release, before }]);
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['0f3c', '12', '1', '2'],
    ['bbbb', '12', '1', '2'],
    ['<img src=x>', 'remote-research/a.ts:3', '/KEY', '2'],
    ['/KEY', '5000 ms', '1000 ms', '–', '–', '0.020', '–'],
    ['/SPA', '2500 ms', '–', '–', '–', '–', '–'],
  ]);
  expect(page.querySelector('img')).toBeNull();
  expect(page.body.textContent).toContain('A note.');
});

test('a release without visits has its counts alone', () => {
  const page = shown([{ owner: 'shell', live: { ...release, errors: [], pages: [] } }]);
  expect([page.querySelectorAll('svg').length, page.querySelectorAll('table').length]).toEqual([0, 1]);
});
