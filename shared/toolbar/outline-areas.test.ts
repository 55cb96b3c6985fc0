/** @jest-environment jsdom */
import type { HostRouter } from './host';
import { outlineAreas } from './outline-areas';

const release = { name: 'research', release: '0123456789abcdef0123', entry: '', scripts: {}, bytes: 20480 };

/** A router at a page, as far as the outline reads it. */
function routerAt(path: string, area: object | undefined) {
  const listeners: (() => void)[] = [];
  const state = {
    matches: [{ route: { id: 'frame' } }, { route: { id: 'page' } }],
    loaderData: { page: { path, area } },
  };
  const router = { state, subscribe: (listener: () => void) => listeners.push(listener) };
  const go = (to: string) => {
    state.loaderData.page = { path: to, area };
    listeners.forEach((listener) => listener());
  };
  return { router: router satisfies HostRouter, go };
}

function page(path: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['path'] = path;
  return element;
}

const labels = () =>
  [...document.querySelectorAll('[data-boundary]')].map((each) => each.getAttribute('data-boundary'));

test('the page of an area is outlined with its name, release and size, and the one that comes after it', async () => {
  document.body.replaceChildren(page('/HAL'), page('/AHEAD'));
  const { router, go } = routerAt('/HAL', { release });
  outlineAreas(router, document.body);
  expect(labels()).toEqual(['research · 0123456 · 20 KB']);
  go('/KEY');
  document.body.replaceChildren(page('/KEY'));
  await Promise.resolve();
  expect(labels()).toEqual(['research · 0123456 · 20 KB']);
});

test('an area from its development server is outlined with its address, and a page of the shell not at all', () => {
  document.body.replaceChildren(page('/HAL'));
  outlineAreas(routerAt('/', undefined).router, document.body);
  expect(labels()).toEqual([]);
  outlineAreas(routerAt('/HAL', { release: { ...release, origin: 'http://localhost:4203' } }).router, document.body);
  expect(labels()).toEqual(['research · http://localhost:4203']);
});
