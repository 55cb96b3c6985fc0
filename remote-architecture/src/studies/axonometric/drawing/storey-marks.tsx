import type { Extent } from '../algorithm/extent';
import { placeOf, type View } from '../algorithm/view';

type StoreyMarksProps = { building: Extent; view: View; levels: readonly number[] };

const ink = '#1d1b1a';

/** The number of each storey at the left of the building, at the height of its floor. */
export function StoreyMarks({ building, view, levels }: StoreyMarksProps) {
  const left = leftCorner(building, view);
  if (!left) return null;
  const marks = levels.map((level) => placeOf([left[0], left[1], level], view));
  const named = withRoom(marks.map(([, y]) => y));
  return (
    <g fontFamily="var(--face)" fontSize="12" fontWeight="500" fill={ink}>
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

/** The corner of a building that is seen farthest left; nothing from above, where heights are not seen. */
export function leftCorner(building: Extent, view: View): readonly [number, number] | undefined {
  if (view.toward[2] > 0.97) return undefined;
  const places = cornersOf(building).map((at) => ({ at, x: placeOf([at[0], at[1], 0], view)[0] }));
  return places.sort((a, b) => a.x - b.x)[0]?.at;
}

/** The corners in plan of the box that the building fills. */
function cornersOf({ low: [west, south], high: [east, north] }: Extent): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
