/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { use, useEffect, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '@portfolio/contract/page';
import type { PageState } from '@portfolio/site/page-state';
import type { LoadedPage } from './load-page';
import { reloadPage } from '../loading/reload-page';
import { createPageRouter } from './create-page-router';
import { listenForLinks } from './use-internal-links';

const load = jest.fn<Promise<LoadedPage>, [string, string]>();

jest.mock('./load-page', () => ({
  loadAreaPage: (area: string, path: string) => load(area, path),
  loadHome: () => load('shell', '/'),
  loadWorks: () => load('shell', '/works'),
}));
jest.mock('../loading/reload-page', () => ({ isLeavingDocument: () => false, reloadPage: jest.fn() }));
jest.mock('../loading/releases', () => ({
  isSuperseded: () => Promise.resolve(false),
  pinnedRelease: () => undefined,
}));

const titles: Record<string, string> = { '/HAL': 'A hall', '/KEY': 'A key', '/Contact': 'Write to me' };

type AreaPage = Extract<LoadedPage, { area: object }>;

function pageAt(path: string): AreaPage {
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

function pageWith(path: string, Page: () => ReactNode): LoadedPage {
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

async function open(path: string) {
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
  const { router, onError } = createPageRouter(state, first);
  await act(async () => {
    render(<RouterProvider router={router} onError={onError} />);
  });
  return router;
}

const click = (name: RegExp | string) => act(async () => screen.getAllByRole('link', { name })[0]!.click());
const heading = () => screen.getByRole('main').querySelector('h1')?.textContent;

beforeAll(listenForLinks);

// Routers of former tests would find another page shown than theirs.
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { VITALS_URL: '', DEVELOPMENT: false });
  load.mockReset().mockImplementation(async (_, path) => pageAt(path));
  window.scrollTo = jest.fn() as never;
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.hidePopover = jest.fn();
});

test('a click on a plain link shows its page, in an entry of its own, with title and focus', async () => {
  await open('/HAL');
  const entries = history.length;
  await click('To the key');
  expect([heading(), location.pathname, document.title]).toEqual(['A key', '/KEY', 'A key · Kim Sample']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(history.length).toBe(entries + 1);
  expect(load.mock.calls).toEqual([['research', '/KEY']]);
});

test('a page that failed says so at its own address, and is there when its link is clicked again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('lost'));
  await open('/HAL');
  await click('To the key');
  expect([heading(), location.pathname, document.title]).toEqual(['Key', '/KEY', 'Key · Kim Sample']);
  expect(screen.getByRole('alert').textContent).toContain('failed');
  expect(String(complaint.mock.calls[0]?.[0])).toMatch(/^The area research .* can't show the page \/KEY/);
  complaint.mockRestore();
  await click(/^KEY/);
  expect([heading(), screen.queryByRole('alert')]).toEqual(['A key', null]);
});

test('Retry loads it again, and another page takes the failure away', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('lost'));
  await open('/HAL');
  await click('To the key');
  await act(async () => screen.getByRole('button', { name: 'retry' }).click());
  expect(heading()).toBe('A key');
  load.mockRejectedValueOnce(new Error('lost'));
  await click(/contact/i);
  expect(screen.getByRole('alert')).toBeTruthy();
  await click(/^HAL/);
  expect([heading(), screen.queryByRole('alert')]).toEqual(['A hall', null]);
  complaint.mockRestore();
});

test('the old page stays while the next one loads', async () => {
  let come: (page: LoadedPage) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
  await open('/HAL');
  await click('To the key');
  expect([heading(), location.pathname]).toEqual(['A hall', '/HAL']);
  expect(document.querySelector('[data-pending]')).not.toBeNull();
  await act(async () => come(pageAt('/KEY')));
  expect([heading(), location.pathname]).toEqual(['A key', '/KEY']);
  expect(document.querySelector('[data-pending]')).toBeNull();
});

test('what is in a page changes the address through the router, which loads and scrolls nothing', async () => {
  const router = await open('/HAL');
  await click('To the part');
  expect(location.hash).toBe('#part');
  expect(document.activeElement?.id).toBe('part');
  expect(load).not.toHaveBeenCalled();
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => router.navigate('/HAL#100%'));
  expect(warning).toHaveBeenCalledTimes(1);
  expect(heading()).toBe('A hall');
});

test('a page that throws says that its area failed, and nothing of a chunk', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce(
    pageWith('/KEY', () => {
      useEffect(() => {
        throw new Error('no corners');
      }, []);
      return <h1>A key</h1>;
    }),
  );
  await open('/HAL');
  await click('To the key');
  expect(screen.getByRole('alert').querySelector('h2')?.textContent).toBe('failedArea in Papers');
  expect(complaint).toHaveBeenCalledWith(
    expect.stringMatching(/^The area research .* can't show the page/),
    new Error('no corners'),
  );
  await click(/^HAL/);
  expect(heading()).toBe('A hall');
  complaint.mockRestore();
});

test('a link is followed though a listener that an area left behind eats every click', async () => {
  await open('/HAL');
  const eat = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const target of [window, document]) target.addEventListener('click', eat, true);
  await click('To the key');
  expect([heading(), location.pathname]).toEqual(['A key', '/KEY']);
  for (const target of [window, document]) target.removeEventListener('click', eat, true);
});

test('a page that is loaded and not shown within 3 s is opened as a document, and the area before it is named', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const never = new Promise<never>(() => undefined);
  load.mockResolvedValueOnce(pageWith('/KEY', () => use(never)));
  await open('/HAL');
  await click('To the key');
  expect([heading(), location.pathname]).toEqual(['A hall', '/KEY']);
  await act(async () => jest.advanceTimersByTime(2999));
  expect(reloadPage).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(complaint).toHaveBeenCalledWith(
    expect.stringMatching(/^The area research .* keeps the next page from being shown:$/),
    '/KEY is opened as a document',
  );
  complaint.mockRestore();
});

test('an error while a page is left does not touch the next one', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce(
    pageWith('/KEY', () => {
      useEffect(
        () => () => {
          throw new Error('nothing to stop');
        },
        [],
      );
      return <h1>A key</h1>;
    }),
  );
  await open('/HAL');
  await click('To the key');
  expect(heading()).toBe('A key');
  await click(/^HAL/);
  expect([heading(), screen.queryByRole('alert')]).toEqual(['A hall', null]);
  expect(complaint).toHaveBeenCalledWith(new Error('nothing to stop'));
  expect(screen.getByRole('main').querySelectorAll('article')).toHaveLength(1);
  complaint.mockRestore();
});
