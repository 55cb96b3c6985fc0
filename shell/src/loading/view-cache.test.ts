import type { View } from 'shared/contract/release';
import type { ReadyView } from './load-view';
import { pathOf } from './path-of';
import { ViewCache } from './view-cache';

const view: View = { kind: 'home', document: { path: '/', title: '', summary: '', html: '', texts: {} }, areas: [] };
const frame = {
  groups: [{ group: 'research', area: 'research', count: 1, rows: [{ path: '/KCT', label: 'LCT', railTitle: '' }] }],
} as const;
const cacheThat = (load: (path: string, area?: string) => Promise<ReadyView>) =>
  new ViewCache({ path: '/', view }, frame, load);

test('the first view is there at once', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect(cache.get('/')).toMatchObject({ status: 'fulfilled', value: { path: '/' } });
});

test('a view is loaded once, by the area that the rail names', async () => {
  const asked: unknown[] = [];
  const cache = cacheThat(async (path, area) => {
    asked.push([path, area]);
    return { path, view };
  });
  cache.ask('/KCT');
  cache.ask('/KCT');
  await cache.get('/KCT');
  expect(asked).toEqual([['/KCT', 'research']]);
});

test('a view that failed stays failed until somebody asks for it again', async () => {
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

test('what is only pointed at is not tried again where its area failed', async () => {
  const load = jest.fn(() => Promise.reject(new Error('lost')));
  const cache = cacheThat(load);
  cache.learn('/DGS', 'research');
  cache.prepare('/KCT');
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  cache.prepare('/KCT');
  cache.prepare('/DGS');
  expect(load).toHaveBeenCalledTimes(1);
  cache.again('/KCT');
  await expect(cache.get('/KCT')).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is pointed at last stands ahead once it is there, until it is shown itself', async () => {
  const cache = cacheThat(async (path) => ({ path, view }));
  cache.prepare('/KCT');
  expect(cache.ahead).toBeUndefined();
  await cache.get('/KCT');
  expect(cache.ahead).toBe('/KCT');
  cache.arrived('/KCT');
  cache.prepare('/KCT');
  expect(cache.ahead).toBeUndefined();
});

test('it says what is loading, and tells its listeners when that changes', async () => {
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

test('who waits for a page does so until another is wanted, or one that is there', async () => {
  const cache = cacheThat(async (path) => ({ path, view }));
  cache.ask('/KCT');
  await cache.get('/KCT');
  expect(cache.isAwaited('/KCT')).toBe(true);
  cache.ask('/KCT');
  expect(cache.isAwaited('/KCT')).toBe(false);
});

test('a path is known when the rail shows it or a link told whose it is', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect([cache.knows('/KCT'), cache.knows('/Contact'), cache.knows('/P0001')]).toEqual([true, true, false]);
  cache.learn('/P0001', 'architecture');
  expect(cache.knows('/P0001')).toBe(true);
});

test('aliases and a slash at the end lead to the canonical path', () => {
  expect([pathOf('/portfolio'), pathOf('/contact'), pathOf('/GDL/'), pathOf('/')]).toEqual([
    '/',
    '/Contact',
    '/GDL',
    '/',
  ]);
});
