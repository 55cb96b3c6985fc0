import { lineIn, lineOf } from './report-line';
import { healthLimits } from './report-rules';

const now = new Date('2026-03-01T08:21:45Z');
const kept = (report: object) => JSON.parse(lineOf(JSON.stringify(report), now) || 'null') as unknown;

test('a measurement is kept with its page and releases, to the minute, and without its id', () => {
  const report = { name: 'LCP', value: 812.34567, id: 'v5-1772353305-88', path: '/HAL', area: 'research' };
  expect(kept({ ...report, areaRelease: '0f3c', shellRelease: '81d2' })).toEqual({
    ...{ time: '08:21', name: 'LCP', value: 812.3457, path: '/HAL' },
    ...{ area: 'research', areaRelease: '0f3c', shellRelease: '81d2' },
  });
});

test('of an error its message and the first place in a release are kept', () => {
  const stack =
    'Error: no corners\n at f (https://a.b/x.js:1:1)\n at g (https://a.b/_areas/research/0f3c/browser/study.1a.js:2:11)';
  expect(kept({ name: 'error', error: 'Error: no corners', stack, path: '/KEY', what: 'failed' })).toEqual({
    ...{ time: '08:21', name: 'error', error: 'Error: no corners', path: '/KEY' },
    place: '_areas/research/0f3c/browser/study.1a.js:2:11',
  });
});

test('what could name a person is dropped: queries, addresses, e-mail, long numbers, and fields that nobody asked for', () => {
  const error = 'No answer of https://a.b:8080/x?token=1#top for kim@example.org at 192.168.0.7, 0821234567';
  expect(kept({ name: 'error', error, path: '/HAL?email=kim@example.org', ip: '192.168.0.7', user: 'Kim' })).toEqual({
    ...{ time: '08:21', name: 'error', path: '/HAL' },
    error: 'No answer of /x for (e-mail) at (number), (number)',
  });
  expect(kept({ name: 'error', error: '', path: '/kim@example.org' })).toEqual({
    ...{ time: '08:21', name: 'error', error: '' },
  });
});

test('a message is as long as it may be, and a number as large', () => {
  expect(kept({ name: 'error', error: 'x'.repeat(10_000) })).toMatchObject({
    error: 'x'.repeat(healthLimits.message),
  });
  for (const value of [-1, 1e9, '12', null]) expect(kept({ name: 'CLS', value })).toBeNull();
});

test('a report that is not kept is told from what is no report', () => {
  expect(lineOf('{"name":"FCP","value":12}', now)).toBe('');
  for (const body of ['', 'name', '[]', '{}', '{"name":1}', 'null']) expect(lineOf(body, now)).toBeUndefined();
});

test('a line is read as it was kept, and a spoilt one is none', () => {
  const line = lineOf(JSON.stringify({ name: 'error', error: 'at /a?b c@d.e', path: '/HAL' }), now) ?? '';
  expect({ time: '08:21', ...lineIn(line) }).toEqual(JSON.parse(line));
  expect(lineIn(line.slice(0, 20))).toBeUndefined();
});
