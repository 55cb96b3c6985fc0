/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { use, useEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { reloadPage } from '../loading/reload-page';
import type { LoadedPage } from '../loading/load-page';
import { click, heading, open, pageAt, pageWith, prepareWindow } from './testing/sample-pages';

const load = jest.fn<Promise<LoadedPage>, [string, string]>();

jest.mock('../loading/load-page', () => ({
  loadAreaPage: (area: string, path: string) => load(area, path),
  loadHome: (_: string, path: string) => load('shell', path),
}));
jest.mock('../loading/reload-page', () => ({
  ...jest.requireActual<object>('../loading/reload-page'),
  reloadPage: jest.fn(),
}));
jest.mock('../loading/releases', () => ({
  isSuperseded: () => Promise.resolve(false),
}));

beforeEach(() => {
  prepareWindow();
  load.mockReset().mockImplementation(async (_, path) => pageAt(path));
  jest.mocked(reloadPage).mockClear();
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

test('Retry and the own link of a page that throws render it again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const key = pageWith('/KEY', () => {
    if (isBroken) throw new Error('no corners');
    return <h1>A key</h1>;
  });
  for (const press of [
    () => screen.getByRole('button', { name: 'retry' }).click(),
    () => screen.getAllByRole('link', { name: /^KEY/ })[0]?.click(),
  ]) {
    isBroken = true;
    load.mockResolvedValue(key);
    const router = await open('/HAL');
    await act(async () => router.navigate('/KEY'));
    await act(async () => press());
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await act(async () => press());
    expect([heading(), screen.queryByRole('alert')]).toEqual(['A key', null]);
  }
  complaint.mockRestore();
});

test('a page that throws while it is pointed at leaves the shown one alone, and is tried again at the click', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  load.mockResolvedValueOnce(
    pageWith('/KEY', () => {
      if (isBroken) throw new Error('no corners');
      return <h1>A key</h1>;
    }),
  );
  await open('/HAL');
  await act(async () => {
    fireEvent.touchStart(screen.getAllByRole('link', { name: /^KEY/ })[0]!);
    await jest.advanceTimersByTimeAsync(100);
  });
  expect([heading(), screen.queryByRole('alert')]).toEqual(['A hall', null]);
  isBroken = false;
  await click(/^KEY/);
  expect([heading(), screen.queryByRole('alert')]).toEqual(['A key', null]);
  complaint.mockRestore();
});

test('a page that is loaded and not shown within 3 s is opened as a document, and its area is named', async () => {
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
    expect.stringMatching(/^The area research .* can't show the page \/KEY:$/),
    'It is not shown.',
  );
  complaint.mockRestore();
});

test('a page that is left and comes again has its whole time again', async () => {
  const never = new Promise<never>(() => undefined);
  const key = pageWith('/KEY', () => use(never));
  load.mockResolvedValueOnce(key).mockResolvedValueOnce(pageAt('/HAL')).mockResolvedValueOnce(key);
  await open('/HAL');
  await click('To the key');
  await act(async () => jest.advanceTimersByTime(2000));
  await act(async () => history.back());
  await act(async () => jest.advanceTimersByTime(900));
  await click('To the key');
  await act(async () => jest.advanceTimersByTime(2999));
  expect(reloadPage).not.toHaveBeenCalled();
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
