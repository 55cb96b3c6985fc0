/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { PartBoundary } from './part-boundary';

Object.assign(globalThis, { VITALS_URL: undefined, DEVELOPMENT: false });
const texts = { failedPart: 'This part could not be shown.', retry: 'Retry' };
const frame = (part: ReactNode) => (
  <ShellContext value={{ texts } as ShellServices}>
    <PartBoundary part="sidebar">{part}</PartBoundary>
    <main id="main" tabIndex={-1}>
      The page
    </main>
  </ShellContext>
);

test('a part that throws says so in its place, the rest stays, and Retry shows it again and leaves the focus to the page', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('no rows');
    return <p>Rows</p>;
  }
  render(frame(<Part />));
  expect(screen.getByRole('alert').textContent).toContain('This part could not be shown.');
  expect(screen.getByText('The page')).toBeTruthy();
  expect(logged).toHaveBeenCalledWith("The shell can't show the sidebar:", expect.any(Error));
  isBroken = false;
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  expect(screen.getByText('Rows')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
