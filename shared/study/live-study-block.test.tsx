/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fetchJson } from '@portfolio/site/fetch-json';
import type { Study } from '@portfolio/contract/page';
import { ShellContext, type AddressService, type ShellServices } from '@portfolio/contract/shell';
import { LiveStudyBlock, type Studies } from './live-study-block';
import { useSettings } from './use-settings';

const approaches: (() => void)[] = [];
let shown = { path: '/TWR', search: '', hash: '' };
const readers = new Set<() => void>();
const goTo = (change: Partial<typeof shown>) => {
  shown = { ...shown, ...change };
  readers.forEach((notify) => notify());
};
const address: AddressService = {
  read: () => shown,
  subscribe: (onChange) => {
    readers.add(onChange);
    return () => readers.delete(onChange);
  },
  push: goTo,
  replace: goTo,
  leave: goTo,
};
const report = jest.fn();
const fetching = jest.fn();

beforeEach(() => {
  approaches.length = 0;
  report.mockReset();
  fetching.mockReset();
  shown = { path: '/TWR', search: '', hash: '' };
  globalThis.fetch = fetching;
  globalThis.IntersectionObserver = class {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      approaches.push(() => onChange([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const settings = { speed: { kind: 'number', label: 'Speed', min: 1, max: 9, step: 1, value: 2 } } as const;

function Clock({ time }: { time: string }) {
  const { values, errors, change } = useSettings(settings);
  return (
    <p>
      {time} at {values.speed} {errors.join()}
      <button onClick={() => change({ speed: values.speed + 1 })}>Faster</button>
    </p>
  );
}

const studies: Studies = {
  clock: () => Promise.resolve({ createStudy: (time: string) => () => <Clock time={time} /> }),
};

const study = (number: number, more: Partial<Study> = {}): Study => ({
  kind: 'study',
  name: 'clock',
  id: `clock-${number}`,
  number,
  still: '',
  data: `/media/${number}.json`,
  ...more,
});

function show(...blocks: readonly Study[]) {
  const shell = {
    texts: { failed: 'Loading chunk failed', retry: 'Retry' },
    fetchJson,
    report,
    renew: () => Promise.resolve(false),
    address,
  } as unknown as ShellServices;
  render(
    <ShellContext value={shell}>
      {blocks.map((block) => (
        <LiveStudyBlock key={block.id} study={block} studies={studies} still={<p>A still</p>} />
      ))}
    </ShellContext>,
  );
}

const approach = () => act(async () => approaches.forEach((come) => come()));
const answer = (data: unknown) => ({ ok: true, json: () => Promise.resolve(data) });

test('data is fetched with the code when the study is approached', async () => {
  fetching.mockResolvedValue(answer('Noon'));
  show(study(1));
  expect(screen.getByText('A still')).toBeTruthy();
  expect(fetching).not.toHaveBeenCalled();
  await approach();
  expect(fetching.mock.calls.map(([address]) => String(address))).toEqual(['/media/1.json']);
  expect(screen.getByText(/Noon at 2/)).toBeTruthy();
  expect(document.getElementById('clock-1')).toBeTruthy();
});

test('two of a kind have data, beginning and address of their own', async () => {
  jest.useFakeTimers();
  fetching.mockImplementation((address: string) => Promise.resolve(answer(address)));
  shown = { path: '/TWR', search: '?speed=4&2.speed=40', hash: '' };
  show(study(1), study(2, { start: { speed: 7 } }));
  await approach();
  expect(screen.getByText(/1\.json at 4/)).toBeTruthy();
  expect(screen.getByText(/2\.json at 7 The address says 2\.speed=40/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Faster' })[1]!);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByText(/1\.json at 4/)).toBeTruthy();
  expect(screen.getByText(/2\.json at 8/)).toBeTruthy();
  expect(shown.search).toBe('?speed=4&2.speed=8');
  jest.useRealTimers();
});

test('a setting that changes while the next page is shown writes nothing into its address; Back to another setting shows it', async () => {
  jest.useFakeTimers();
  fetching.mockResolvedValue(answer('Noon'));
  show(study(1));
  await approach();
  fireEvent.click(screen.getByRole('button', { name: 'Faster' }));
  goTo({ path: '/HUT' });
  await act(async () => jest.advanceTimersByTime(1000));
  expect(shown).toEqual({ path: '/HUT', search: '', hash: '' });
  expect(screen.getByText(/Noon at 3/)).toBeTruthy();
  act(() => goTo({ path: '/TWR', search: '?speed=5' }));
  expect(screen.getByText(/Noon at 5/)).toBeTruthy();
  jest.useRealTimers();
});

test.each([
  ['does not come', { ok: false, status: 503 }, 'status 503'],
  ['is cut off', { ok: true, json: () => Promise.reject(new Error('no JSON')) }, 'no JSON'],
])('data that %s leaves the still and a Retry button, which asks anew', async (_, bad, why) => {
  const data = `/media/${why}.json`;
  fetching.mockResolvedValueOnce(bad).mockResolvedValue(answer('Noon'));
  show(study(1, { data }));
  await approach();
  expect(screen.getByText('A still')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(new Error(`${data} can't be read: ${why}`));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText(/Noon at 2/)).toBeTruthy();
  expect(fetching.mock.calls.map(([address]) => String(address))).toEqual([data, `${data}?r=1`]);
});
