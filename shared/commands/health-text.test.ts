import { healthText } from './health-text';

const release = { release: '0f3c', published: '', visits: 1204, failedLoads: 1, thrown: 12, errors: [], pages: [] };

test('a workspace is shown with visits, failures by message, and pages, the release before in brackets', () => {
  const live = {
    ...release,
    errors: [
      { message: 'no corners', count: 12, path: '/KEY', place: 'x/study.js:1:2', source: 'remote-research/a.ts:3' },
      { message: '/x.js', count: 1, path: '/KEY' },
    ],
    pages: [
      { path: '/KEY', LCP: { p75: 812, count: 9 }, CLS: { p75: 0.021, count: 9 } },
      { path: '/', INP: { p75: 40, count: 1 } },
    ],
  };
  const before = {
    ...release,
    release: 'bbbb',
    visits: 980,
    failedLoads: 0,
    thrown: 2,
    pages: [{ path: '/KEY', LCP: { p75: 790, count: 3 } }],
  };
  const health = {
    since: '2026-03-01',
    lines: 3,
    notes: ['A note.'],
    owners: [{ owner: 'research' as const, live, before }],
  };
  expect(healthText(health)).toEqual([
    'Visits since 2026-03-01 (UTC). In brackets: the release before.',
    '',
    'research  0f3c  (bbbb)',
    '  visits 1,204 (980), failed loads 1 (0), errors 12 (2)',
    '     12 ×  no corners  remote-research/a.ts:3  on /KEY',
    '      1 ×  /x.js  on /KEY',
    '  p75   LCP              INP    CLS',
    '  /KEY  812 ms (790 ms)  –      0.021',
    '  /     –                40 ms  –',
    '',
    'A note.',
  ]);
});

test('a release that is rolled out says for how many, with the live one in brackets', () => {
  const owners = [{ owner: 'research' as const, live: release, before: { ...release, release: 'bbbb' }, percent: 10 }];
  expect(healthText({ since: '2026-03-01', lines: 2, notes: [], owners })[2]).toBe(
    'research  0f3c for 10 % of the visitors  (bbbb)',
  );
});

test('long lists are cut, with their rest counted', () => {
  const pages = Array.from({ length: 25 }, (_, index) => ({ path: `/P${index}`, LCP: { p75: 1, count: 1 } }));
  const owners = [{ owner: 'research' as const, live: { ...release, pages } }];
  const text = healthText({ since: '2026-03-01', lines: 25, notes: [], owners });
  expect(text.at(-1)).toBe('  and 5 more pages: npm run site -- health --json');
});
