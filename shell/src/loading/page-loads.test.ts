import type { View } from '@portfolio/site/page-state';
import type { LoadedPage } from './load-page';
import { PageLoads } from './page-loads';
import { pathOf } from '@portfolio/site/path-of';

const OwnPage = () => null;
const view: Extract<View, { kind: 'home' }> = {
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
const loadsThat = (start: (path: string, area?: string) => Promise<LoadedPage>) =>
  new PageLoads({ path: '/', view, OwnPage }, frame, start);

test('the first page is not loaded', async () => {
  const loads = loadsThat(() => Promise.reject(new Error('unused')));
  await expect(loads.load('/')).resolves.toMatchObject({ path: '/' });
});

test('a page is loaded once, from the area that the sidebar names', async () => {
  const start = jest.fn(async (path: string) => ({ path, view, OwnPage }));
  const loads = loadsThat(start);
  await Promise.all([loads.load('/KEY'), loads.load('/KEY')]);
  expect(start.mock.calls).toEqual([['/KEY', 'research']]);
});

test('a page that failed is loaded again when it is asked for again', async () => {
  const start = jest.fn(async (path: string) => ({ path, view, OwnPage }));
  start.mockRejectedValueOnce(new Error('lost'));
  const loads = loadsThat(start);
  await expect(loads.load('/KEY')).rejects.toThrow('lost');
  expect(loads.has('/KEY')).toBe(false);
  await expect(loads.load('/KEY')).resolves.toMatchObject({ path: '/KEY' });
  expect(loads.has('/KEY')).toBe(true);
});

test('nothing is prefetched where the area failed, until a page of it was loaded', async () => {
  const start = jest.fn(async (path: string) => ({ path, view, OwnPage }));
  start.mockRejectedValueOnce(new Error('lost'));
  const loads = loadsThat(start);
  loads.learn('/DAM', 'research');
  await expect(loads.load('/KEY')).rejects.toThrow('lost');
  expect([loads.mayPrefetch('/DAM'), loads.mayPrefetch('/Contact')]).toEqual([false, true]);
  await loads.load('/KEY');
  expect(loads.mayPrefetch('/DAM')).toBe(true);
});

test('a page that is forgotten is loaded again', async () => {
  const start = jest.fn(async (path: string) => ({ path, view, OwnPage }));
  const loads = loadsThat(start);
  await loads.load('/KEY');
  loads.forget('/KEY');
  await loads.load('/KEY');
  expect(start).toHaveBeenCalledTimes(2);
});

test('aliases and trailing slashes lead to the canonical path', () => {
  expect([pathOf('/portfolio'), pathOf('/contact'), pathOf('/HAL/'), pathOf('/')]).toEqual([
    '/',
    '/Contact',
    '/HAL',
    '/',
  ]);
});

test('pages of an area with a policy of its own are apart from those of the others', () => {
  const apart = { ...frame, apart: ['research'] } as const;
  const load = () => Promise.reject(new Error('unused'));
  const loads = new PageLoads({ path: '/', view, OwnPage }, apart, load, ['/', '/works']);
  expect(['/', '/works', '/KEY', '/Contact'].map((path) => loads.knows(path))).toEqual([true, true, false, true]);
});
