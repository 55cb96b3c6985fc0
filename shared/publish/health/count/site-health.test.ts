import type { Releases } from '@portfolio/contract/release';
import { lineOf } from '../report-line';
import { siteHealth } from './site-health';

const now = new Date('2026-03-02T08:21:45Z');
const published = '2026-03-01T00:00:00Z';
const history = (...names: string[]) => names.map((release) => ({ release, published }));
const releases = {
  shell: { live: 'aaaa', history: history('aaaa') },
  areas: { research: { live: 'cccc', history: history('bbbb', 'cccc', 'dddd') } },
} as unknown as Releases;

/** Lines of one day, as the server keeps them. */
const linesOf = (reports: readonly object[], day = '2026-03-02') => ({
  read: async function* (since: string) {
    const text = reports.map((report) => `${lineOf(JSON.stringify(report), now)}\n`).join('');
    await Promise.resolve();
    if (day >= since) yield { day, text };
  },
});

const key = { path: '/KEY', area: 'research', areaRelease: 'cccc', shellRelease: 'aaaa' };
const former = { ...key, areaRelease: 'bbbb' };
const health = (reports: readonly object[], days = 7) => siteHealth(linesOf(reports), { releases }, { now, days });

test('visits are counted by release, those of the shell on all pages, with the release before beside', async () => {
  const visit = { name: 'TTFB', value: 90 };
  const { owners } = await health([
    ...[key, key, key, former].map((page) => ({ ...visit, ...page })),
    { ...visit, path: '/', shellRelease: 'aaaa' },
  ]);
  expect(owners.map(({ owner, live, before }) => [owner, live.release, live.visits, before?.visits])).toEqual([
    ['shell', 'aaaa', 5, undefined],
    ['research', 'cccc', 3, 1],
  ]);
});

test('a release that is rolled out stands beside the one that is live for the others', async () => {
  const rollout = {
    owner: 'research',
    release: 'eeee',
    note: {},
    percent: 10,
    since: published,
    changed: published,
  } as const;
  const visits = [key, key, { ...key, areaRelease: 'eeee' }].map((page) => ({ name: 'TTFB', value: 90, ...page }));
  const { owners } = await siteHealth(linesOf(visits), { releases, rollout }, { now, days: 7 });
  expect(
    owners.slice(1).map(({ percent, live, before }) => [percent, live.release, live.visits, before?.visits]),
  ).toEqual([
    [undefined, 'cccc', 2, 0],
    [10, 'eeee', 1, 2],
  ]);
});

test('of each page the value that three of four visits do not exceed is told', async () => {
  const values = [100, 200, 300, 400];
  const { owners } = await health([
    ...values.map((value) => ({ name: 'LCP', value, ...key })),
    ...values.map((value) => ({ name: 'CLS', value: value / 10_000, ...key })),
    { name: 'LCP', value: 1000, ...former },
    { name: 'INP', value: 8, ...key, path: '/SPA' },
  ]);
  const [, research] = owners;
  const [first, second] = research?.live.pages ?? [];
  expect(first).toMatchObject({ path: '/KEY', LCP: { count: 4 }, CLS: { count: 4 } });
  expect(first?.LCP?.p75).toBeGreaterThan(297);
  expect(first?.LCP?.p75).toBeLessThan(303);
  expect(first?.CLS?.p75).toBeCloseTo(0.03, 3);
  expect(second).toMatchObject({ path: '/SPA', INP: { count: 1 } });
  expect(research?.before?.pages).toHaveLength(1);
});

test('failures are counted by message and place for the release whose code it is, the most frequent first', async () => {
  const stack = (folder: string) => `at x (https://a.b/${folder}/browser/x.1a.js:2:11)`;
  const { owners } = await health([
    { name: 'error', error: 'once', ...key },
    ...[1, 2].map(() => ({ name: 'uncaught-error', error: 'twice', ...key, stack: stack('_areas/research/cccc') })),
    { name: 'uncaught-error', error: "the shell's", ...key, stack: stack('_shell/aaaa') },
    { name: 'load-failure', error: 'https://a.b/_areas/research/cccc/browser/y.js', ...key },
  ]);
  const [shell, research] = owners;
  expect(research?.live).toMatchObject({ failedLoads: 1, thrown: 3 });
  expect(research?.live.errors).toEqual([
    { message: 'twice', count: 2, path: '/KEY', place: '_areas/research/cccc/browser/x.1a.js:2:11' },
    { message: 'once', count: 1, path: '/KEY' },
    { message: '/_areas/research/cccc/browser/y.js', count: 1, path: '/KEY' },
  ]);
  expect(shell?.live.errors).toMatchObject([{ message: "the shell's", count: 1 }]);
});

test('what is older than the days that are asked for, or of no known release, is left out; that is said', async () => {
  const old = await siteHealth(
    linesOf([{ name: 'TTFB', value: 1, ...key }], '2026-02-01'),
    { releases },
    { now, days: 7 },
  );
  expect([old.since, old.lines]).toEqual(['2026-02-24', 0]);
  expect(old.notes[0]).toMatch(/^No visit was reported\./);
  const unknown = await health([{ name: 'TTFB', value: 1, area: 'research', areaRelease: 'eeee' }, { name: 'FCP' }]);
  expect(unknown.notes).toEqual(['Lines of other releases, or of no page: 1.']);
});

test('pages and messages without end are counted, and not kept', async () => {
  const many = Array.from({ length: 6000 }, (_, index) => ({ name: 'LCP', value: 1, ...key, path: `/P${index}` }));
  const { owners, notes } = await health(many);
  expect(owners[1]?.live.pages).toHaveLength(5000);
  expect(notes).toEqual(['Lines of other releases, or of no page: 1000.']);
});
