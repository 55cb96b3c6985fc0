/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { LoadedPage } from '../loading/load-page';
import { PageLoads } from '../loading/page-loads';
import { usePrefetch } from './use-prefetch';

jest.mock('../loading/releases', () => ({}));

const codes = ['HAL', 'KEY', 'OAK', 'DAM', 'HUT', 'DAY'];
const home = { path: '/', view: { kind: 'home' } } as unknown as LoadedPage;
const start = jest.fn(async (path: string): Promise<LoadedPage> => ({ ...home, path }));
const row = (code: string) => document.querySelector<HTMLElement>(`a[href="/${code}"]`)!;
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const asked = () => start.mock.calls.map(([path]) => path);

beforeEach(() => {
  jest.useFakeTimers();
  start.mockClear();
  document.body.innerHTML =
    codes.map((code) => `<a href="/${code}" data-area="research"><span>${code}</span></a>`).join('') + '<p>Text</p>';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function prefetching() {
  const loads = new PageLoads(home, { groups: [] }, start);
  return renderHook(() => usePrefetch(loads));
}

test('a page is loaded when the pointer has rested on its link for 100 ms, and is then known', async () => {
  const { result } = prefetching();
  fireEvent.pointerOver(row('KEY').firstElementChild!);
  await wait(99);
  expect(asked()).toEqual([]);
  await wait(1);
  expect(asked()).toEqual(['/KEY']);
  expect(result.current?.path).toBe('/KEY');
});

test('a pointer that sweeps over all links, and one that leaves, loads nothing', async () => {
  prefetching();
  for (const code of codes) {
    fireEvent.pointerOver(row(code));
    await wait(60);
  }
  fireEvent.pointerOver(document.querySelector('p')!);
  await wait(500);
  expect(asked()).toEqual([]);
});

test('a finger that touches a link loads its page at once', async () => {
  prefetching();
  fireEvent.touchStart(row('OAK'));
  await wait(0);
  expect(asked()).toEqual(['/OAK']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is loaded ahead of a click over %o',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    prefetching();
    fireEvent.pointerOver(row('KEY'));
    fireEvent.touchStart(row('OAK'));
    await wait(500);
    expect(asked()).toEqual([]);
  },
);
