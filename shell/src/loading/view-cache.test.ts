import type { View } from '@portfolio/contract/release';
import type { ReadyView } from './load-view';
import { pathOf } from './path-of';
import { ViewCache } from './view-cache';

const view: View = { kind: 'home', document: { path: '/', title: '', summary: '', html: '', texts: {} }, areas: [] };
const frame = {
  groups: [{ group: 'research', area: 'research', count: 1, rows: [{ path: '/KCT', label: 'LCT', railTitle: '' }] }],
} as const;
const cacheThat = (load: (path: string, area?: string) => Promise<ReadyView>) =>
  new ViewCache({ path: '/', view }, frame, load);

test('the first view is available at once', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect(cache.get('/')).toMatchObject({ status: 'fulfilled', value: { path: '/' } });
});

test('a view is loaded once, from the area that the rail names', async () => {
  const calls: unknown[] = [];
  const cache = cacheThat(async (path, area) => {
    calls.push([path, area]);
    return { path, view };
  });
  cache.ask('/KCT');
  cache.ask('/KCT');
  await cache.get('/KCT');
  expect(calls).toEqual([['/KCT', 'research']]);
});

test('a view that failed stays failed until it is asked for again', async () => {
  let calls = 0;
  const cache = cacheThat(async (path) => {
    calls++;
    if (calls === 1) throw new Error('lost');
    return { path, view };
  });
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  expect(calls).toBe(1);
  cache.ask('/KCT');
  await expect(cache.get('/KCT')).resolves.toMatchObject({ path: '/KCT' });
});

test('a prefetch does not try again where the area failed', async () => {
  const load = jest.fn(() => Promise.reject(new Error('lost')));
  const cache = cacheThat(load);
  cache.learn('/DGS', 'research');
  cache.prefetch('/KCT');
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  cache.prefetch('/KCT');
  cache.prefetch('/DGS');
  expect(load).toHaveBeenCalledTimes(1);
  cache.reload('/KCT');
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the path that was prefetched last is named once its view is loaded, until it is shown', async () => {
  const cache = cacheThat(async (path) => ({ path, view }));
  cache.prefetch('/KCT');
  expect(cache.prefetched).toBeUndefined();
  await cache.get('/KCT');
  expect(cache.prefetched).toBe('/KCT');
  cache.shown('/KCT');
  cache.prefetch('/KCT');
  expect(cache.prefetched).toBeUndefined();
});

test('it knows what is loading, and notifies its listeners when that changes', async () => {
  let finish: () => void = () => undefined;
  const cache = cacheThat((path) => new Promise((resolve) => (finish = () => resolve({ path, view }))));
  const listener = jest.fn();
  cache.subscribe(listener);
  cache.ask('/KCT');
  expect(cache.isLoading('/KCT')).toBe(true);
  finish();
  await cache.get('/KCT');
  expect(cache.isLoading('/KCT')).toBe(false);
  expect(listener).toHaveBeenCalled();
});

test('a path is known when it is in the rail or a link names its area', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect([cache.knows('/KCT'), cache.knows('/Contact'), cache.knows('/P0001')]).toEqual([true, true, false]);
  cache.learn('/P0001', 'architecture');
  expect(cache.knows('/P0001')).toBe(true);
});

test('aliases and trailing slashes lead to the canonical path', () => {
  expect([pathOf('/portfolio'), pathOf('/contact'), pathOf('/GDL/'), pathOf('/')]).toEqual([
    '/',
    '/Contact',
    '/GDL',
    '/',
  ]);
});
