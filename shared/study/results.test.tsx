/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ResultTable } from './results';

const cell = (value: number) => ({ value, text: String(value) });

test('the best value of each column that can be judged is marked in words too', () => {
  render(
    <ResultTable
      columns={[{ label: 'Covered', best: 'most' }, { label: 'Left out', best: 'least' }, { label: 'Time' }]}
      rows={[
        { label: 'Shelf', cells: [cell(80), cell(4), cell(1)] },
        { label: 'MaxRects', cells: [cell(95), cell(0), cell(9)] },
      ]}
    />,
  );
  expect(screen.getByRole('row', { name: 'MaxRects 95 (best) 0 (best) 9' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Shelf 80 4 1' })).toBeTruthy();
});

test('where all values are equal none is the best', () => {
  render(
    <ResultTable
      columns={[{ label: 'Left out', best: 'least' }]}
      rows={['A', 'B'].map((label) => ({ label, cells: [cell(0)] }))}
    />,
  );
  expect(screen.queryByText(/best/)).toBeNull();
});
