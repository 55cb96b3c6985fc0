/** @jest-environment jsdom */
import { contractVersion } from '@portfolio/contract/area-module';
import { rowsOf } from './rows';
import { sampleHost, sampleReleases } from './testing/sample-site';

const host = sampleHost();
const live = 'a'.repeat(20);
const kept = 'b'.repeat(20);
const releases = sampleReleases(live, [kept]);
const shell = { release: 'f'.repeat(20), bytes: 9000 };
const request = (folder: string, duration: number) => ({
  name: `http://localhost${folder}browser/area.js`,
  startTime: 10,
  duration,
});

test('the shell and each area have a row with release, commit, size, time and contract', () => {
  expect(rowsOf(host, releases, shell, [request(`/_shell/${shell.release}/`, 40)])).toEqual([
    { owner: 'shell', ...shell, commit: 'eeeeeee', time: 40, contract: contractVersion },
    { owner: 'research', release: live, commit: '2222222', bytes: 4096, time: undefined, contract: contractVersion },
  ]);
});

test('a release that this page has instead of the live one is the one of its row', () => {
  host.pinRelease({ name: 'research', release: kept, entry: '', scripts: {}, bytes: 2048 });
  const requests = [request(`/_areas/research/${live}/`, 40), request(`/_areas/research/${kept}/`, 25)];
  expect(rowsOf(host, releases, shell, requests)[1]).toMatchObject({
    release: kept,
    commit: '1111111 and changes',
    bytes: 2048,
    time: 25,
  });
});

test('an area from its development server has its address in place of a release', () => {
  const origin = 'http://localhost:4203';
  host.pinRelease({ name: 'research', release: 'dev', entry: '', scripts: {}, bytes: 0, origin });
  const entry = { name: `${origin}/_areas/research/dev/browser/area.js`, startTime: 0, duration: 7 };
  expect(rowsOf(host, releases, shell, [entry])[1]).toMatchObject({
    release: origin,
    commit: undefined,
    bytes: undefined,
    time: 7,
  });
});
