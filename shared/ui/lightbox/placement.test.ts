import fc from 'fast-check';
import { fit, fittedSize, moveBy, zoomAt, type Limits, type Placement } from './placement';

const size = fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 3000 }) });
const limits = fc
  .tuple(size, size)
  .map(([drawing, room]): Limits => ({ fitted: fittedSize(drawing, room), room, least: 0.5, most: 16 }));
const step = fc.record({ factor: fc.double({ min: 0.4, max: 3, noNaN: true }), x: fc.integer(), y: fc.integer() });
const walk = fc.array(step, { maxLength: 12 });

/** A placement as it is after any clicks and drags. */
function after(steps: readonly { factor: number; x: number; y: number }[], within: Limits): Placement {
  return steps.reduce<Placement>(
    (placement, { factor, x, y }) =>
      moveBy(zoomAt(placement, factor, { x: x % 500, y: y % 500 }, within), { x: x % 900, y: y % 900 }, within),
    fit,
  );
}

test('a fitted picture touches its room and is nowhere larger', () => {
  fc.assert(
    fc.property(size, size, (picture, room) => {
      const { width, height } = fittedSize(picture, room);
      expect(width).toBeLessThanOrEqual(room.width + 1e-6);
      expect(height).toBeLessThanOrEqual(room.height + 1e-6);
      expect(Math.min(room.width - width, room.height - height)).toBeCloseTo(0);
    }),
  );
});

test('whatever is done, the size keeps its limits and the room stays full of a larger drawing', () => {
  fc.assert(
    fc.property(limits, walk, (within, steps) => {
      const { scale, x, y } = after(steps, within);
      expect(scale).toBeGreaterThanOrEqual(within.least);
      expect(scale).toBeLessThanOrEqual(within.most);
      for (const [drawing, room, offset] of [
        [within.fitted.width * scale, within.room.width, x],
        [within.fitted.height * scale, within.room.height, y],
      ] as const)
        expect(Math.abs(offset)).toBeLessThanOrEqual(Math.max(0, (drawing - room) / 2) + 1e-6);
    }),
  );
});

test('what lies under the pointer stays there while zooming, away from the edges', () => {
  const within: Limits = {
    fitted: { width: 800, height: 600 },
    room: { width: 800, height: 600 },
    least: 1,
    most: 16,
  };
  const at = { x: 120, y: -80 };
  const before = zoomAt(fit, 4, { x: 0, y: 0 }, within);
  const next = zoomAt(before, 1.5, at, within);
  const under = ({ scale, x, y }: Placement) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(under(next)[0]).toBeCloseTo(under(before)[0]!);
  expect(under(next)[1]).toBeCloseTo(under(before)[1]!);
});

test('going back to the fitted size brings it back to the middle', () => {
  fc.assert(
    fc.property(limits, walk, (within, steps) => {
      const { scale } = after(steps, within);
      const back = zoomAt(after(steps, within), 1 / scale, { x: 0, y: 0 }, within);
      expect(back.x).toBeCloseTo(0);
      expect(back.y).toBeCloseTo(0);
    }),
  );
});
