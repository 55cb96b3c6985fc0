import type { View } from '@portfolio/site/page-state';
import { pathOf } from './path-of';
import { ViewCache, type ReadyView } from './view-cache';

const view: View = {
  kind: 'home',
  document: {
    path: '/',
    title: '',
    summary: '',
    html: '',
    texts: {},
    counting: { numbers: [], works: { other: 'works' } },
    order: [],
  },
  groups: [],
};
const frame = {
  groups: [
    {
      group: 'research',
      title: 'Papers',
      short: 'Res',
      area: 'research',
      count: 1,
      rows: [{ path: '/KEY', label: 'LEY', railTitle: '' }],
    },
  ],
  contact: { path: '/Contact', area: 'contact' },
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
  cache.ask('/KEY');
  cache.ask('/KEY');
  await cache.get('/KEY');
  expect(calls).toEqual([['/KEY', 'research']]);
});

test('a view that failed stays failed until it is asked for again', async () => {
  let calls = 0;
  const cache = cacheThat(async (path) => {
    calls++;
    if (calls === 1) throw new Error('lost');
    return { path, view };
  });
  await expect(cache.get('/KEY')).rejects.toThrow('lost');
  await expect(cache.get('/KEY')).rejects.toThrow('lost');
  expect(calls).toBe(1);
  cache.ask('/KEY');
  await expect(cache.get('/KEY')).resolves.toMatchObject({ path: '/KEY' });
});

test('a prefetch does not try again where the area failed', async () => {
  const load = jest.fn(() => Promise.reject(new Error('lost')));
  const cache = cacheThat(load);
  cache.learn('/DAM', 'research');
  cache.prefetch('/KEY');
  await expect(cache.get('/KEY')).rejects.toThrow('lost');
  cache.prefetch('/KEY');
  cache.prefetch('/DAM');
  expect(load).toHaveBeenCalledTimes(1);
  cache.reload('/KEY');
  await expect(cache.get('/KEY')).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the path that was prefetched last is named once its view is loaded, until it is shown', async () => {
  const cache = cacheThat(async (path) => ({ path, view }));
  cache.prefetch('/KEY');
  expect(cache.prefetched).toBeUndefined();
  await cache.get('/KEY');
  expect(cache.prefetched).toBe('/KEY');
  cache.shown('/KEY');
  cache.prefetch('/KEY');
  expect(cache.prefetched).toBeUndefined();
});

test('it knows what is loading, and notifies its listeners when that changes', async () => {
  let finish: () => void = () => undefined;
  const cache = cacheThat((path) => new Promise((resolve) => (finish = () => resolve({ path, view }))));
  const listener = jest.fn();
  cache.subscribe(listener);
  cache.ask('/KEY');
  expect(cache.isLoading('/KEY')).toBe(true);
  finish();
  await cache.get('/KEY');
  expect(cache.isLoading('/KEY')).toBe(false);
  expect(listener).toHaveBeenCalled();
});

test('a path is known when it is in the rail or a link names its area', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect([cache.knows('/KEY'), cache.knows('/Contact'), cache.knows('/P0001')]).toEqual([true, true, false]);
  cache.learn('/P0001', 'architecture');
  expect(cache.knows('/P0001')).toBe(true);
});

test('a group has its title from the rail; one that came later has its name', () => {
  const cache = cacheThat(() => Promise.reject(new Error('unused')));
  expect([cache.titleOf('research'), cache.titleOf('films')]).toEqual(['Papers', 'films']);
});

test('aliases and trailing slashes lead to the canonical path', () => {
  expect([pathOf('/portfolio'), pathOf('/contact'), pathOf('/HAL/'), pathOf('/')]).toEqual([
    '/',
    '/Contact',
    '/HAL',
    '/',
  ]);
});
