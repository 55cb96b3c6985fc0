import type { Drawing } from './paint';
import type { Solid } from './solids';
import { placeOf, type View } from './view';

type StoreyMarksProps = { drawing: Drawing; view: View; levels: readonly number[] };

const ink = '#1d1b1a';

/** The number of each storey at the left of the building, at the height of its floor. */
export function StoreyMarks({ drawing, view, levels }: StoreyMarksProps) {
  const plan = cornersOf(drawing.solids);
  const left = plan.map((at) => ({ at, x: placeOf([at[0], at[1], 0], view)[0] })).sort((a, b) => a.x - b.x)[0];
  if (!left || view.toward[2] > 0.97) return null;
  const marks = levels.map((level) => placeOf([left.at[0], left.at[1], level], view));
  const named = withRoom(marks.map(([, y]) => y));
  return (
    <g fontFamily="'Archivo Variable', Archivo, Arial, sans-serif" fontSize="12" fontWeight="500" fill={ink}>
      {marks.map(([x, y], i) => (
        <g key={levels[i]}>
          <path d={`M${x - (named[i] ? 26 : 12)} ${y}H${x - 4}`} stroke={ink} strokeWidth="0.6" />
          {named[i] && (
            <text x={x - 30} y={y + 4} textAnchor="end">
              {i + 1}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Which heights, going up, have room for a number above the last that had one. */
function withRoom(heights: readonly number[]): boolean[] {
  let free = Infinity;
  return heights.map((y) => {
    const fits = y < free;
    if (fits) free = y - 13;
    return fits;
  });
}

/** The corners in plan of everything that is the building. */
function cornersOf(solids: readonly Solid[]): [number, number][] {
  const own = solids.filter(({ style }) => style === 'building' || style === 'red').flatMap(({ corners }) => corners);
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
