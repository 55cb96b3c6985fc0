import type { Body, Massing } from '@portfolio/model/massing/massing';
import { runToEnd } from '@portfolio/study/run-to-end';
import { Drawing } from './paint';
import { viewFrom } from './view';

const box: Body = ['prism', 0, 0, 1000, [0, 0, 1000, 0, 1000, 1000, 0, 1000], '1111'];
const frame = { width: 100, height: 100, scale: 1, middle: [5, 5, 5] as const };

function drawingOf(...bodies: Body[]) {
  return runToEnd(Drawing.of({ bodies, sun: { azimuth: 130, altitude: 38 } } as unknown as Massing));
}

test('of a box three faces are seen from a corner, and each of its nine edges is drawn once', () => {
  const strokes = drawingOf(box).paint(viewFrom(215, 35, frame));
  const fills = strokes.filter(({ kind }) => kind === 'fill').map(({ d }) => d);
  expect(fills.join('').match(/Z/g)).toHaveLength(3);
  const lines = strokes.filter(({ kind }) => kind === 'line').map(({ d }) => d);
  expect(edgesOf(lines.join(''))).toHaveLength(9);
  expect(new Set(edgesOf(lines.join(''))).size).toBe(9);
});

test('the same picture comes again after a cut has come and gone', () => {
  const [drawing, view] = [drawingOf(box), viewFrom(215, 35, frame)];
  const whole = drawing.paint(view);
  const cut = drawing.paint(view, 4);
  expect(cut.some((stroke) => stroke.kind === 'fill' && stroke.tone === 'cut')).toBe(true);
  expect(cut).not.toEqual(whole);
  expect(drawing.paint(view)).toEqual(whole);
});

test('whatever a cut runs through is opened: also a column, whose end is painted where it is cut', () => {
  const column: Body = ['post', 0, [500, 500, 0], [500, 500, 1000], 20];
  const view = viewFrom(180, 90, frame);
  expect(
    drawingOf(column)
      .paint(view)
      .map(({ kind }) => kind),
  ).toEqual(['bar']);
  expect(drawingOf(column).paint(view, 4)).toContainEqual({
    kind: 'end',
    style: 'building',
    width: 0.4,
    d: 'M50 50L50 50',
  });
  expect(
    drawingOf(column)
      .paint(view, 12)
      .map(({ kind }) => kind),
  ).toEqual(['bar']);
});

test('coordinates are written to the tenth, also left of the picture', () => {
  const [{ d } = { d: '' }] = drawingOf(['post', 0, [-6010, 500, 500], [1230, 500, 500], 10]).paint(
    viewFrom(180, 90, frame),
  );
  expect(d).toBe('M-15.1 50L57.3 50');
});

/** Edges of path data, each named alike in both directions. */
function edgesOf(d: string): string[] {
  return d.split('M').flatMap((chain) => {
    const points = chain.split('L');
    return points.slice(1).map((point, i) => [point, points[i]].sort().join(' '));
  });
}
