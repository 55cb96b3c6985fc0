/** @jest-environment jsdom */
import '@portfolio/testing/hash-globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Override } from './overrides';
import { readTab } from './tab-state';
import { ToolbarBar } from './toolbar-bar';
import { manifest, sampleHost, sampleRelease, sampleReleases, serve } from './testing/sample-site';

const shell = 'f'.repeat(20);
let { release, files } = { release: '', files: {} };

beforeAll(async () => {
  ({ release, files } = await sampleRelease());
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/KEY?boundaries');
  performance.getEntriesByType ??= () => [];
  serve({
    ...files,
    '/releases.json': JSON.stringify(sampleReleases('a'.repeat(20), [release, 'b'.repeat(20)])),
    [`/_shell/${shell}/browser/release.json`]: JSON.stringify({ ...manifest, owner: 'shell', bytes: 10240 }),
  });
});

async function show(overrides: readonly Override[] = []) {
  render(<ToolbarBar host={sampleHost()} shell={shell} overrides={overrides} />);
  fireEvent.click(screen.getByText('Areas'));
  await screen.findByText('10 KB');
}

test('a table says of shell and areas what this page has', async () => {
  await show();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('row', { name: /^shell fffffff eeeeeee 10 KB not loaded \d+/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^research aaaaaaa 3333333 4 KB not loaded \d+/ })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('an area can be switched to each release that is kept, to a preview and to its development server', async () => {
  await show();
  const select = screen.getByRole('combobox', { name: 'What research is loaded from' });
  expect(within(select).getAllByRole('option')).toHaveLength(5);
  const options = within(select).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ text }) => text)).toEqual([
    'live, aaaaaaa',
    'bbbbbbb, 2026-03-02, 2222222',
    `${release.slice(0, 7)}, 2026-03-01, 1111111 and changes`,
    'a preview …',
    'a development server …',
  ]);
  fireEvent.change(select, { target: { value: 'development' } });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('4203');
  fireEvent.change(select, { target: { value: 'preview' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the preview' }), { target: { value: 'pr-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no preview pr-1 (status 404).');
});

test('a release that can not be checked is refused where it was chosen, and the tab keeps the live one', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'b'.repeat(20) } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect((await screen.findByRole('alert')).textContent).toContain('this host does not keep research bbbbbbb');
  expect(readTab().releases).toEqual({});
});

test('an override is said plainly, and so is one that the page could not take', async () => {
  await show([
    { name: 'research', release },
    { name: 'contact', release, problem: 'its files are gone.' },
  ]);
  const status = screen.getByRole('status');
  expect(status.textContent).toContain(`Override: research ${release.slice(0, 7)}. In this tab alone.`);
  expect(status.textContent).toContain('No override of contact, it is live here: its files are gone.');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(release);
  expect(within(status).getByRole('button', { name: 'Take back' })).toBeTruthy();
});
