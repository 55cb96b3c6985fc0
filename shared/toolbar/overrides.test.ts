/** @jest-environment jsdom */
import '@portfolio/testing/hash-globals';
import type { PageState } from '@portfolio/site/page-state';
import { takeOverrides } from './overrides';
import { manifest, sampleHost, sampleRelease, sampleReleases, serve } from './testing/sample-site';

const live = 'a'.repeat(20);
let { release, files } = { release: '', files: {} };
const host = sampleHost();
const gone = 'b'.repeat(20);
const load = { name: 'research' as const, release: live, entry: '', scripts: {}, bytes: 0 };
const pageAt = (path: string) => ({ view: { kind: 'area', area: 'research', page: { path } } }) as PageState;

beforeAll(async () => {
  ({ release, files } = await sampleRelease());
});

beforeEach(() => {
  serve({ ...files, '/releases.json': JSON.stringify(sampleReleases(live, [release, gone])) });
  host.pinRelease(load);
});

test('a kept release replaces the one that the page was composed with', async () => {
  expect(await takeOverrides(host, pageAt('/KEY'), { research: release })).toEqual([{ name: 'research', release }]);
  expect(host.pinnedRelease('research')).toMatchObject({ release, scripts: manifest.scripts });
});

test.each([
  ['a page that it does not have', '/HAL', 'kept', 'has no page /HAL.'],
  ['files that are gone', '/KEY', gone, 'this host does not keep research bbbbbbb.'],
  ['a name that releases.json does not have', '/KEY', 'c'.repeat(20), 'releases.json names no release ccccccc of'],
])('with %s the page keeps its own release, and says why', async (_, path, wanted, sentence) => {
  const [override] = await takeOverrides(host, pageAt(path), { research: wanted === 'kept' ? release : wanted });
  expect(override?.problem).toContain(sentence);
  expect(host.pinnedRelease('research')).toBe(load);
});

test('the live release is no override', async () => {
  expect(await takeOverrides(host, pageAt('/KEY'), { research: live })).toEqual([]);
  expect(host.pinnedRelease('research')).toBe(load);
});
