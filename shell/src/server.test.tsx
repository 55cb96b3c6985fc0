/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { act, screen } from '@testing-library/react';
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
  texts: Object.fromEntries(
    ['skip', 'search', 'searchTitle', 'allWorks', 'menu', 'close', 'failedArea'].map((name) => [name, name]),
  ),
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

/** The document as it is published: rendered with modules of its own, as on a server. */
async function openPublished(): Promise<HTMLElement> {
  Object.assign(globalThis, { VITALS_URL: '', DEVELOPMENT: false });
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLElement.prototype.hidePopover = jest.fn();
  let body = '';
  await jest.isolateModulesAsync(async () => {
    const { renderBody } = await import('./server');
    body = await renderBody('/HAL', state, area);
  });
  expect(body).toContain('<h1>A hall</h1>');
  document.body.innerHTML = `<div id="root">${body}</div>`;
  history.replaceState(null, '', '/HAL');
  return document.getElementById('root')!;
}

/** @returns what React could mend. */
async function hydrate(root: HTMLElement, module: typeof area): Promise<unknown[]> {
  const router = createPageRouter(state, {
    path: '/HAL',
    view: { kind: 'area', area: 'research', page },
    area: { module, release },
  });
  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error), onCaughtError: () => undefined };
  await act(async () => {
    hydrateRoot(root, <RouterProvider router={router} />, options);
  });
  return errors;
}

test('the router of a browser takes over what the server rendered, as it is', async () => {
  const root = await openPublished();
  const heading = document.querySelector('h1');
  expect(await hydrate(root, area)).toEqual([]);
  expect(document.querySelector('h1')).toBe(heading);
});

test('a page that throws as it is hydrated stays readable as it was published, with a notice over it', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = await openPublished();
  const Page = () => {
    throw new Error('no corners');
  };
  await hydrate(root, { contract: 8, name: 'research', Page } as never);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A hall');
  expect(screen.getByRole('alert').dataset['notice']).toBe('failed');
  expect(complaint).toHaveBeenCalledWith(
    expect.stringMatching(/^The area research .* can't show the page \/HAL/),
    new Error('no corners'),
  );
  complaint.mockRestore();
});
