/** @jest-environment jsdom */
import '@portfolio/testing/hash-globals';
import { liveAddress, switchTo, takeBack } from './switch-to';
import { readTab } from './tab-state';
import { sampleHost, sampleRelease, sampleReleases, serve } from './testing/sample-site';

const host = sampleHost();
const live = 'a'.repeat(20);
let { release, files } = { release: '', files: {} };

beforeAll(async () => {
  ({ release, files } = await sampleRelease());
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/KEY?boundaries');
  const releases = JSON.stringify(sampleReleases(live, [release]));
  serve({ ...files, '/releases.json': releases, '/_preview/pr-12/releases.json': releases });
});

test('another release is kept for the tab, and this page is loaded again, until it is taken back', async () => {
  expect(await switchTo(host, 'research', release, '')).toBeUndefined();
  expect(readTab().releases).toEqual({ research: release });
  expect(await switchTo(host, 'research', 'live', '')).toBeUndefined();
  expect(readTab().releases).toEqual({});
  await switchTo(host, 'research', release, '');
  takeBack();
  expect(readTab()).toEqual({ isShown: true, development: '', releases: {} });
});

test('a release that can not be taken changes nothing', async () => {
  await expect(switchTo(host, 'research', 'c'.repeat(20), '')).rejects.toThrow('names no release ccccccc of research');
  expect(readTab().releases).toEqual({});
});

test('a preview is another address of this page', async () => {
  expect(await switchTo(host, 'research', 'preview', 'pr-12')).toBe('/_preview/pr-12/KEY?boundaries');
  expect(liveAddress()).toBeUndefined();
});

test.each([
  ['pr-13', 'There is no preview pr-13 (status 404).'],
  ['../x', '"../x" can\'t be the name of a preview'],
  ['', '"" can\'t be the name of a preview'],
])('a preview "%s" that is not there is a sentence', async (name, sentence) => {
  await expect(switchTo(host, 'research', 'preview', name)).rejects.toThrow(sentence);
});

test('a development server is the address that ends at a port, in place of another release', async () => {
  await switchTo(host, 'research', release, '');
  expect(await switchTo(host, 'research', 'development', '4203')).toBe('?area=research@4203');
  expect(readTab().releases).toEqual({});
  await expect(switchTo(host, 'research', 'development', 'host.example')).rejects.toThrow('"host.example" is no port');
});

test('from a development server the way back is an address, because the server keeps it too', async () => {
  history.replaceState(null, '', '/KEY?boundaries&area=research@4203');
  expect(await switchTo(host, 'research', 'live', '')).toBe('?area=');
});
