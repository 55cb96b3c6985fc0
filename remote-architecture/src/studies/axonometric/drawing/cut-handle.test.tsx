/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CutHandle } from './cut-handle';
import { viewFrom } from '../algorithm/view';

const setting = { kind: 'number', label: 'Cut', unit: 'm', min: 1, max: 11, step: 0.1, value: 11 } as const;
const building = { low: [-20, -10, 0], high: [20, 10, 11] } as const;
const frame = { width: 700, height: 500, scale: 8, middle: [0, 0, 5] } as const;

function show({ cut = 5, tilt = 30 }: { cut?: number; tilt?: number }) {
  const onCut = jest.fn();
  render(
    <svg>
      <CutHandle building={building} view={viewFrom(200, tilt, frame)} setting={setting} cut={cut} onCut={onCut} />
    </svg>,
  );
  return onCut;
}

test('arrow keys move the cut by a step, with Shift by ten, and not the drawing', () => {
  const onCut = show({ cut: 5 });
  const handle = screen.getByRole('slider', { name: 'Height of the cut' });
  fireEvent.keyDown(handle, { key: 'ArrowUp' });
  fireEvent.keyDown(handle, { key: 'ArrowDown', shiftKey: true });
  expect(onCut.mock.calls).toEqual([[5.1], [4]]);
});

test('a building that is not cut has its handle at the top, from where it goes down', () => {
  const onCut = show({ cut: Infinity });
  const handle = screen.getByRole('slider');
  expect(handle.getAttribute('aria-valuetext')).toBe('none');
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(onCut).toHaveBeenCalledWith(10.9);
});

test('from above, where no height is seen, there is no handle', () => {
  show({ tilt: 90 });
  expect(screen.queryByRole('slider')).toBeNull();
});
