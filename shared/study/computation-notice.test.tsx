/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { ComputationNotice } from './computation-notice';
import { TestShell } from './testing/shell';
import { translateTexts } from './testing/translate-texts';

const computed = { state: 'computing', cancel: () => {}, retry: () => {} } as const;

test('in a page that the browser has translated it goes on to say how far the computation is', () => {
  jest.useFakeTimers();
  const noticeOf = (done?: number) => (
    <TestShell>
      <ComputationNotice computed={computed} {...(done !== undefined && { progress: { done, all: 40 } })} />
    </TestShell>
  );
  const { container, rerender } = render(noticeOf());
  act(() => void jest.advanceTimersByTime(1000));
  for (const [done, text] of [
    [undefined, 'Computing …Cancel'],
    [3, 'Computed: 3 of 40.Cancel'],
    [4, 'Computed: 4 of 40.Cancel'],
    [undefined, 'Computing …Cancel'],
  ] as const) {
    rerender(noticeOf(done));
    expect(container.textContent).toBe(text);
    translateTexts(container);
  }
  jest.useRealTimers();
});
