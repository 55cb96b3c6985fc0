/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { LiveStudy } from './live-study';

let approach: () => void;
const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      approach = () => onChange([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function show(load: Parameters<typeof LiveStudy>[0]['load']) {
  const shell = { texts: { failed: 'Loading chunk failed', retry: 'Retry' }, report } as unknown as ShellServices;
  render(
    <ShellContext value={shell}>
      <LiveStudy load={load} still={<p>The still</p>} />
    </ShellContext>,
  );
}

test('the study is not loaded before it comes near the viewport', async () => {
  const load = jest.fn(() => Promise.resolve({ Study: () => <p>It runs</p> }));
  show(load);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('The still')).toBeTruthy();
  await act(async () => approach());
  expect(screen.getByText('It runs')).toBeTruthy();
  expect(screen.queryByText('The still')).toBeNull();
});

test('a chunk that fails to load leaves the still and a Retry button', async () => {
  const load = jest.fn(() => Promise.resolve({ Study: () => <p>It runs</p> }));
  load.mockRejectedValueOnce(new Error('offline'));
  show(load);
  await act(async () => approach());
  expect(screen.getByText('The still')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk failed');
  expect(report).toHaveBeenCalledWith(new Error('offline'));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('It runs')).toBeTruthy();
});

test('a study that throws while rendering is replaced by the still', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show(() =>
    Promise.resolve({
      Study: () => {
        throw new Error('a bad state');
      },
    }),
  );
  await act(async () => approach());
  expect(screen.getByText('The still')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(new Error('a bad state'));
});
