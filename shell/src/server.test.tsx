/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '@portfolio/contract/page';
import type { PageState } from '@portfolio/site/page-state';
import { createPageRouter } from './router/create-page-router';

jest.mock('@portfolio/styles/global.css', () => ({}), { virtual: true });

const page = { path: '/HAL', title: 'A hall' } as PageDocument;
const area = { contract: 8, name: 'research', Page: () => <h1>{page.title}</h1> } as never;
const release = { name: 'research', release: '1', entry: '', scripts: {}, bytes: 0 } as const;
const state = {
  lock: { shell: '1', scripts: {}, area: release },
  site: { name: 'Kim Sample', short: 'Kim', language: 'en', links: [] },
  texts: Object.fromEntries(['skip', 'search', 'searchTitle', 'allWorks', 'menu', 'close'].map((name) => [name, name])),
  frame: {
    groups: [
      {
        group: 'research',
        title: 'Papers',
        short: 'Res',
        area: 'research',
        count: 1,
        rows: [{ path: '/HAL', label: 'HAL', railTitle: 'Hall' }],
      },
    ],
  },
  view: { kind: 'area', area: 'research', page },
} as unknown as PageState;

test('the router of a browser takes over what the server rendered, as it is', async () => {
  Object.assign(globalThis, { VITALS_URL: '', DEVELOPMENT: false });
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLElement.prototype.hidePopover = jest.fn();
  let body = '';
  // With modules of its own, as on a server.
  await jest.isolateModulesAsync(async () => {
    const { renderBody } = await import('./server');
    body = await renderBody('/HAL', state, area);
  });
  expect(body).toContain('<h1>A hall</h1>');
  document.body.innerHTML = `<div id="root">${body}</div>`;
  history.replaceState(null, '', '/HAL');
  const heading = document.querySelector('h1');
  const { router, onError } = createPageRouter(state, {
    path: '/HAL',
    view: { kind: 'area', area: 'research', page },
    area: { module: area, release },
  });
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} onError={onError} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  expect(document.querySelector('h1')).toBe(heading);
});
