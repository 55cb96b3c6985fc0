import fc from 'fast-check';
import { readLines } from './drawn-lines';
import { cornerTowards, snapTo } from './snap';

const svg =
  '<svg><defs><path id="p" d="M90 90h5"/></defs><path d="M10 10h80v-.5l-20 40.5zM20.5.5-5 3"/><circle cx="40" cy="30" r="3"/>' +
  '<path transform="scale(2)" d="M70 70h5"/><path d="M0 60c1 1 2 2 9 3l1 1"/><g class="scale-bar"><path d="M0 99h40"/></g></svg>';

test('lines are read whatever letters and gaps they are written with', () => {
  const { lines, corners } = readLines(svg);
  const segments = lines.map(([a, b]) => `${a.x} ${a.y} → ${b.x} ${b.y}`);
  expect(segments).toEqual([
    '10 10 → 90 10',
    '90 10 → 90 9.5',
    '90 9.5 → 70 50',
    '70 50 → 10 10',
    '20.5 0.5 → -5 3',
    '9 63 → 10 64',
  ]);
  expect(corners).toContainEqual({ x: 40, y: 30 });
});

test('letters, and what keeps the sheet bare behind them, are no lines', () => {
  const words =
    '<defs><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs><path class="letters" aria-label="1" d="M20 20v9h9z"/>';
  expect(readLines(svg.replace('<circle', `${words}<circle`))).toEqual(readLines(svg));
});

test('a point goes to a corner within reach, else to a line, else it stays', () => {
  const lines = readLines(svg);
  expect(snapTo({ x: 12, y: 12 }, lines, 4)).toEqual({ x: 10, y: 10, on: 'corner' });
  expect(snapTo({ x: 50, y: 12 }, lines, 4)).toEqual({ x: 50, y: 10, on: 'line' });
  expect(snapTo({ x: 50, y: 80 }, lines, 4)).toEqual({ x: 50, y: 80, on: 'nothing' });
});

test('a point never goes farther than its reach', () => {
  const lines = readLines(svg);
  const number = fc.double({ min: -20, max: 120, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.double({ min: 0, max: 50, noNaN: true }), (x, y, reach) => {
      const to = snapTo({ x, y }, lines, reach);
      expect(Math.hypot(to.x - x, to.y - y)).toBeLessThanOrEqual(reach + 1e-9);
    }),
  );
});

test('arrows lead from corner to corner, and never out of the drawing', () => {
  const lines = readLines(svg);
  const within = { width: 100, height: 100 };
  expect(cornerTowards({ x: 10, y: 10 }, 'right', lines, within)).toEqual({ x: 20.5, y: 0.5 });
  expect(cornerTowards({ x: 90, y: 10 }, 'down', lines, within)).toEqual({ x: 70, y: 50 });
  expect(cornerTowards({ x: 20.5, y: 0.5 }, 'left', lines, within)).toEqual({ x: 10, y: 10 });
  expect(cornerTowards({ x: 10, y: 10 }, 'left', lines, within)).toBeUndefined();
});
