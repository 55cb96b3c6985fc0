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
    <p>The page</p>
  </ShellContext>
);

test('a part that throws says so in its place, the rest stays, and Retry shows it again', () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Rows')).toBeTruthy();
});
