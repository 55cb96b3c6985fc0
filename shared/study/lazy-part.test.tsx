/** @jest-environment jsdom */
import { Suspense, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';
import { LiveStudy } from './live-study';
import { TestShell } from './testing/shell';

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

function studyWith(load: Parameters<typeof lazyPart>[0]) {
  const part = lazyPart(load);
  return function Study() {
    const [Part] = useState(part);
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          More
        </button>
        <Suspense fallback={<p>Loading</p>}>{isOpen && <Part />}</Suspense>
      </>
    );
  };
}

async function show(Study: ReturnType<typeof studyWith>, report?: (error: unknown) => void) {
  globalThis.IntersectionObserver = class {
    constructor(private readonly onChange: (entries: object[]) => void) {}
    observe() {
      this.onChange([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const load = () => Promise.resolve({ Study });
  const ui = (
    <TestShell {...(report && { report })}>
      <LiveStudy load={load} still={null} />
    </TestShell>
  );
  return act(async () => render(ui));
}

test('a part that could not be loaded is asked for again in the study that Retry shows, as often as it fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(() => Promise.resolve(() => <p>All settings</p>));
  const failure = new Error('Loading chunk more failed.');
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const report = jest.fn();
  await show(studyWith(load), report);
  for (const failures of [1, 2]) {
    await press('More');
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk failed');
    expect(report).toHaveBeenCalledTimes(failures);
    expect(load).toHaveBeenCalledTimes(failures);
    await press('Retry');
  }
  await press('More');
  expect(screen.getByText('All settings')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that is loaded is loaded once, and a later study shows it at once', async () => {
  const load = jest.fn(() => Promise.resolve(() => <p>All settings</p>));
  const Study = studyWith(load);
  const { unmount } = await show(Study);
  await press('More');
  unmount();
  await show(Study);
  // Not in an act that waits: nothing is to be waited for.
  act(() => screen.getByRole('button', { name: 'More' }).click());
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('All settings')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
