import type { SiteHealth } from '../../health/count/site-health';
import { tooManyFailures } from './too-many-failures';

const release = (visits: number, thrown: number, failedLoads = 0) => ({
  ...{ release: '0f3c', published: '', visits, thrown, failedLoads, errors: [], pages: [] },
});
const health = (live: ReturnType<typeof release>, before?: ReturnType<typeof release>): SiteHealth => ({
  ...{ since: '2026-03-01', lines: 1, notes: [] },
  owners: [{ owner: 'research', live, ...(before && { before }) }],
});
const none = health(release(0, 0));

test('a release fails too often with five failures and more than twice as many per visit as the one before', () => {
  const before = release(100, 5);
  expect(tooManyFailures(none, health(release(50, 5), before), ['research'])).toEqual([]);
  expect(tooManyFailures(none, health(release(49, 4, 1), before), ['research'])).toEqual([
    'research fails too often: 5 failures in 49 visits of release 0f3c; of the release before 5 failures in 100 visits.',
  ]);
  expect(tooManyFailures(none, health(release(1, 4), before), ['research'])).toEqual([]);
});

test('what was known before it went live does not count, and other workspaces do not either', () => {
  const now = health(release(10, 9));
  expect(tooManyFailures(health(release(5, 5)), now, ['research'])).toEqual([]);
  expect(tooManyFailures(none, now, ['shell'])).toEqual([]);
  expect(tooManyFailures(none, now, ['research'])).toHaveLength(1);
});
