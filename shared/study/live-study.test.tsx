/** @jest-environment jsdom */
import { useState } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { LiveStudy } from './live-study';

const texts = { failed: 'Loading chunk failed', failedPart: 'This part failed', retry: 'Retry' };
let approach: () => void;
const report = jest.fn();
const renew = jest.fn(() => Promise.resolve(false));

beforeEach(() => {
  report.mockReset();
  renew.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      approach = () => onChange([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function show(load: Parameters<typeof LiveStudy>[0]['load'], still = <p>The still</p>) {
  const shell = { texts, report, renew } as unknown as ShellServices;
  render(
    <ShellContext value={shell}>
      <LiveStudy id="study" load={load} still={still} />
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

test('what replaces the part that has the focus takes it over, and leaves it where it is otherwise', async () => {
  const load = () => Promise.resolve({ Study: () => <button type="button">Play</button> });
  show(load, <a href="#picture">The still</a>);
  screen.getByRole('link').focus();
  await act(async () => approach());
  expect(document.activeElement?.id).toBe('study');
  cleanup();

  show(load, <a href="#picture">The still</a>);
  screen.getByRole('link').focus();
  screen.getByRole('link').blur();
  await act(async () => approach());
  expect(document.activeElement).toBe(document.body);
});

test('what a study takes away from under the focus hands it to the study', async () => {
  function Study() {
    const [steps, setSteps] = useState(['First', 'Second']);
    return steps.map((step) => (
      <button key={step} type="button" onClick={() => setSteps(steps.filter((each) => each !== step))}>
        {step}
      </button>
    ));
  }
  show(() => Promise.resolve({ Study }));
  await act(async () => approach());
  const button = screen.getByRole('button', { name: 'First' });
  button.focus();
  await act(async () => button.click());
  expect(document.activeElement?.id).toBe('study');
  // Where nobody was, nobody is brought.
  (document.activeElement as HTMLElement).blur();
  await act(async () => screen.getByRole('button', { name: 'Second' }).click());
  expect(document.activeElement).toBe(document.body);
});

test('a study that throws is replaced by the still and says so; a chunk that it lacks is called one, and may be live', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const [error, sentence, asked] of [
    [new Error('a bad state'), 'This part failed', 0],
    [new Error('Loading chunk more failed.'), 'Loading chunk failed', 1],
  ] as const) {
    show(() =>
      Promise.resolve({
        Study: () => {
          throw error;
        },
      }),
    );
    await act(async () => approach());
    expect(screen.getByText('The still')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(report).toHaveBeenCalledWith(error);
    expect(renew).toHaveBeenCalledTimes(asked);
    cleanup();
  }
});

test('a chunk that is gone with its release says that the live page is loaded; where it is none, Retry stays', async () => {
  for (const [isRenewed, sentence] of [
    [true, 'A newer version is live'],
    [false, 'Loading chunk failed'],
  ] as const) {
    const shell = {
      texts: { ...texts, newVersion: 'A newer version is live' },
      report,
      renew: () => Promise.resolve(isRenewed),
    } as unknown as ShellServices;
    const { unmount } = render(
      <ShellContext value={shell}>
        <LiveStudy load={() => Promise.reject(new Error('404'))} still={<p>The still</p>} />
      </ShellContext>,
    );
    await act(async () => approach());
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(screen.queryAllByRole('button')).toHaveLength(isRenewed ? 0 : 1);
    unmount();
  }
});
