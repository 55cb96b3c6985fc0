/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { texts } from '../texts';
import { Orbit } from './orbit-view';

type Options = { onLost: () => void };
const stop = jest.fn();
const start = jest.fn<(() => void) | undefined, [HTMLCanvasElement, unknown, Options]>(() => stop);
jest.mock('./orbit', () => ({
  startOrbit: (canvas: HTMLCanvasElement, bodies: unknown, options: Options) => start(canvas, bodies, options),
}));

beforeEach(() => {
  stop.mockClear();
  start.mockClear().mockImplementation(() => stop);
});

async function show() {
  const onEnd = jest.fn();
  const view = await act(async () => render(<Orbit bodies={[]} turn={200} tilt={35} onEnd={onEnd} />));
  return { onEnd, ...view };
}

test('leaving the 3D view gives its context back, once', async () => {
  const { unmount } = await show();
  expect(start).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a lost context ends the 3D view with a sentence', async () => {
  const { onEnd } = await show();
  act(() => start.mock.calls[0]?.[2].onLost());
  expect(onEnd).toHaveBeenCalledWith(texts.lostOrbit);
});

test('without WebGL the drawing stays, and a sentence says why', async () => {
  start.mockReturnValue(undefined);
  const { onEnd } = await show();
  expect(onEnd).toHaveBeenCalledWith(texts.noOrbit);
});
