/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import type { PageDocument } from '@portfolio/contract/page';
import type { PageState, View } from '@portfolio/site/page-state';
import type { LoadedPage } from './load-page';
import { createPageRouter } from './create-page-router';

const load = jest.fn<Promise<LoadedPage>, [string, string]>();

jest.mock('./load-page', () => ({
  loadAreaPage: (area: string, path: string) => load(area, path),
  loadHome: () => load('shell', '/'),
  loadWorks: () => load('shell', '/works'),
}));
jest.mock('../loading/releases', () => ({
  isSuperseded: () => Promise.resolve(false),
  pinnedRelease: () => undefined,
}));

const titles: Record<string, string> = { '/HAL': 'A hall', '/KEY': 'A key', '/Contact': 'Write to me' };

function pageAt(path: string): LoadedPage {
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

const group = { group: 'research', title: 'Papers', short: 'Res', area: 'research', count: 2 } as const;
const rows = [
  { path: '/HAL', label: 'HAL', railTitle: 'Hall' },
  { path: '/KEY', label: 'KEY', railTitle: 'Key' },
];
const texts = new Proxy({}, { get: (_, name) => String(name) }) as PageState['texts'];

async function open(path: string) {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  const first = pageAt(path);
  const state = {
    lock: { shell: '1', scripts: {} },
    site: { name: 'Kim Sample', short: 'Kim', language: 'en', links: [] },
    texts,
    frame: { groups: [{ ...group, rows }], contact: { path: '/Contact', area: 'contact' } },
    view: first.view as View,
  } as unknown as PageState;
  const { router, onError } = createPageRouter(state, first);
  await act(async () => {
    render(<RouterProvider router={router} onError={onError} />);
  });
  return router;
}

const click = (name: RegExp | string) => act(async () => screen.getAllByRole('link', { name })[0]!.click());
const heading = () => screen.getByRole('main').querySelector('h1')?.textContent;

beforeEach(() => {
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
