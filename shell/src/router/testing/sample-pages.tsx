import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '@portfolio/contract/page';
import type { PageState } from '@portfolio/site/page-state';
import { createPageRouter } from '../create-page-router';
import { listenForLinks } from '../internal-links';

const titles: Record<string, string> = { '/HAL': 'A hall', '/KEY': 'A key', '/Contact': 'Write to me' };

type LoadedPage = Parameters<typeof createPageRouter>[1];
type AreaPage = Extract<LoadedPage, { area: object }>;

export function pageAt(path: string): AreaPage {
  const page = { path, title: titles[path] ?? path } as PageDocument;
  const Page = () => (
    <article>
      <h1>{page.title}</h1>
      <p id="part">A part</p>
      <a href="/KEY">To the key</a>
      <a href="/HAL#part">To the part</a>
    </article>
  );
  return {
    path,
    view: { kind: 'area', area: 'research', page },
    area: {
      module: { contract: 8, name: 'research', Page } as never,
      release: { name: 'research', release: '1', entry: '', scripts: {}, bytes: 0 },
    },
  };
}

export function pageWith(path: string, Page: () => ReactNode): LoadedPage {
  const { view, area } = pageAt(path);
  return { path, view, area: { ...area, module: { ...area.module, Page } } };
}

const group = { group: 'research', title: 'Papers', short: 'Res', area: 'research', count: 2 } as const;
const rows = [
  { path: '/HAL', label: 'HAL', railTitle: 'Hall' },
  { path: '/KEY', label: 'KEY', railTitle: 'Key' },
];
const texts = new Proxy(
  {},
  { get: (_, name) => (name === 'failedArea' ? 'failedArea in {area}' : String(name)) },
) as PageState['texts'];

export async function open(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  const first = pageAt(path);
  const state = {
    lock: { shell: '1', scripts: {} },
    site: { name: 'Kim Sample', short: 'Kim', language: 'en', links: [] },
    texts,
    frame: { groups: [{ ...group, rows }], contact: { path: '/Contact', area: 'contact' } },
    view: first.view,
  } as unknown as PageState;
  listenOnce();
  const router = createPageRouter(state, first);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return router;
}

export const click = (name: RegExp | string) => act(async () => screen.getAllByRole('link', { name })[0]?.click());
export const heading = () => screen.getByRole('main').querySelector('h1')?.textContent;

/** What jsdom lacks. Timers are fake: those of a router before would find another page shown than its own. */
export function prepareWindow(): void {
  jest.useFakeTimers();
  Object.assign(globalThis, { VITALS_URL: '', DEVELOPMENT: false });
  window.scrollTo = jest.fn() as never;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.hidePopover = jest.fn();
}

let isListening = false;

function listenOnce(): void {
  if (!isListening) listenForLinks();
  isListening = true;
}
