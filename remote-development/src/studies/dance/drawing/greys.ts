import type { Matrix } from '../algorithm/warping';

/** From like to unlike, as in the drawings. */
export const greys = ['#ffffff', '#f6f4f1', '#ebe8e4', '#ddd9d3', '#ccc7c0', '#b8b1a9', '#a1998f', '#877f76'];

/** The number of the grey of each cell. */
export function greyLevels({ values }: Matrix): Uint8Array {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return Uint8Array.from(values, (value) =>
    most === 0 ? 0 : Math.min(greys.length - 1, Math.floor((value / most) ** 0.85 * greys.length)),
  );
}
