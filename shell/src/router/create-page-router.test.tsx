/** @jest-environment jsdom */
import '@portfolio/testing/router-globals';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { LoadedPage } from '../loading/load-page';
import { click, heading, open, pageAt, pageWith, prepareWindow } from './testing/sample-pages';

const load = jest.fn<Promise<LoadedPage>, [string, string]>();

jest.mock('../loading/load-page', () => ({
  loadAreaPage: (area: string, path: string) => load(area, path),
  loadHome: (_: string, path: string) => load('shell', path),
}));
jest.mock('../loading/releases', () => ({
  isSuperseded: () => Promise.resolve(false),
}));

beforeEach(() => {
  prepareWindow();
  load.mockReset().mockImplementation(async (_, path) => pageAt(path));
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

const again: readonly (readonly [how: string, at: string, again: () => void])[] = [
  ['Retry', '/KEY', () => screen.getByRole('button', { name: 'retry' }).click()],
  ['Retry', '/KEY#part', () => screen.getByRole('button', { name: 'retry' }).click()],
  ['its link', '/KEY', () => screen.getByRole('link', { name: /^KEY/ }).click()],
];

test.each(again)('%s at %s shows a page that comes before React has shown that it loads', async (_, at, press) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('lost'));
  const router = await open('/HAL');
  await act(async () => router.navigate(at));
  await act(async () => {
    press();
    await jest.advanceTimersByTimeAsync(100);
  });
  expect([heading(), screen.queryByRole('alert'), location.pathname + location.hash]).toEqual(['A key', null, at]);
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

test('a page leads on by itself, and is told whenever the visitor leaves it', async () => {
  const listener = jest.fn();
  const leave = () => dispatchEvent(new Event('pagehide'));
  const Page = () => {
    const { navigate, onLeave } = useShell();
    useEffect(() => onLeave(listener), [onLeave]);
    return <button onClick={() => navigate('/Contact')}>On</button>;
  };
  load.mockResolvedValueOnce(pageWith('/KEY', Page));
  await open('/HAL');
  await click('To the key');
  expect(listener).toHaveBeenCalledTimes(0);
  leave();
  expect(listener).toHaveBeenCalledTimes(1);
  await act(async () => screen.getByRole('button', { name: 'On' }).click());
  expect([heading(), location.pathname]).toEqual(['Write to me', '/Contact']);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
});
