/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PlateEdges } from './plate-edges';

function show(plate: { width: number; depth: number }) {
  const onResize = jest.fn();
  render(
    <svg>
      <PlateEdges plate={{ width: 24, depth: 18 }} wanted={plate} isFocusable onResize={onResize} />
    </svg>,
  );
  return onResize;
}

test('arrow keys move an edge by a step of the grid from what is set, page keys by five', () => {
  const onResize = show({ width: 48, depth: 30 });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'East edge of the plate' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'North edge of the plate' }), { key: 'PageDown' });
  expect(onResize.mock.calls).toEqual([[{ width: 48.6 }], [{ depth: 27 }]]);
});

test('an edge stops at the limits of its setting', () => {
  const onResize = show({ width: 60, depth: 18 });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'East edge of the plate' }), { key: 'PageUp' });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'North edge of the plate' }), { key: 'ArrowDown' });
  expect(onResize.mock.calls).toEqual([[{ width: 60 }], [{ depth: 18 }]]);
});
