/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { texts } from '../texts';
import { Orbit } from './orbit-view';

type Options = { onLost: () => void };
const [stop, showSight] = [jest.fn(), jest.fn()];
const running = { stop, show: showSight };
const start = jest.fn<typeof running | undefined, [HTMLCanvasElement, unknown, Options]>(() => running);
jest.mock('./orbit', () => ({
  startOrbit: (canvas: HTMLCanvasElement, bodies: unknown, options: Options) => start(canvas, bodies, options),
}));

beforeEach(() => {
  stop.mockClear();
  showSight.mockClear();
  start.mockClear().mockImplementation(() => running);
});

async function show() {
  const onEnd = jest.fn();
  const at = (cut: number) => <Orbit bodies={[]} turn={200} tilt={35} cut={cut} onTurn={jest.fn()} onEnd={onEnd} />;
  const view = await act(async () => render(at(Infinity)));
  return { onEnd, cutAt: (height: number) => view.rerender(at(height)), ...view };
}

test('leaving the 3D view gives its context back, once', async () => {
  const { unmount } = await show();
  expect(start).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('the cut of the study runs through the 3D view, too', async () => {
  const { cutAt } = await show();
  cutAt(4);
  expect(showSight).toHaveBeenLastCalledWith({ turn: 200, tilt: 35, cut: 4 });
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
