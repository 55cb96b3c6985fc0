/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { settings } from '../study/packing-settings';
import { PlateEdges } from './plate-edges';

function show(plate: { width: number; depth: number }) {
  const onResize = jest.fn();
  render(
    <svg>
      <PlateEdges plate={{ width: 24, depth: 18 }} wanted={plate} isFocusable limits={settings} onResize={onResize} />
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

test('two fingers pull two edges, each by its own metres', async () => {
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 10 }), setPointerCapture() {} });
  const onResize = show({ width: 48, depth: 30 });
  const [east, north] = ['East', 'North'].map((name) =>
    screen.getByRole('slider', { name: `${name} edge of the plate` }),
  );
  const point = (kind: string, target: Element, pointerId: number, clientX: number, clientY: number) =>
    act(async () => {
      fireEvent(target, Object.assign(new MouseEvent(kind, { bubbles: true, clientX, clientY }), { pointerId }));
    });
  await point('pointerdown', east!, 1, 500, 100);
  await point('pointerdown', north!, 2, 200, 20);
  await point('pointermove', east!, 1, 530, 100);
  await point('pointermove', north!, 2, 200, -40);
  await point('pointerup', north!, 2, 200, -40);
  await point('pointermove', east!, 1, 536, 100);
  expect(onResize.mock.calls).toEqual([[{ width: 51 }], [{ depth: 36 }], [{ width: 51.6 }]]);
});
