/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Massing } from '@portfolio/model/massing/massing';
import { StoreyRow } from './storey-row';

const figuresWith = (levels: number[]) => ({ levels, cut: [1, 60] }) as unknown as Massing['figures'];

test('few storeys are segments; one of them cuts at the height of the eye, the last leaves the building whole', () => {
  const onCut = jest.fn();
  render(<StoreyRow figures={figuresWith([0, 4.2])} cut={1.3} onCut={onCut} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '1' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '2' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Whole' }));
  expect(onCut.mock.calls).toEqual([[5.5], [60]]);
});

test('a cut between storeys chooses no segment, and a select says so', () => {
  const { unmount } = render(<StoreyRow figures={figuresWith([0, 4.2])} cut={3} onCut={() => {}} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  unmount();
  render(<StoreyRow figures={figuresWith([0, 4, 8, 12, 16])} cut={3} onCut={() => {}} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Storey' }).selectedOptions[0]?.text).toBe('Between');
});
