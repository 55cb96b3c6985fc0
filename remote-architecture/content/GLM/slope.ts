/** The plot between its two neighbours: metres. The front looks south on to the street, the hill rises to the north. */
export const plot = { west: -9, east: 9, south: 0, north: 54 };
export const terraces = 5;
/** Depth of one terrace, and how much higher the next one lies. */
export const bay = (plot.north - plot.south) / terraces;
export const rise = 3.6;

/** Metres above the street door at a place on the hill. */
export function hill(_x: number, y: number): number {
  const gradient = (rise * (terraces - 1)) / (plot.north - bay);
  if (y > 96) return gradient * (96 - bay / 2) + 0.16 * (y - 96);
  if (y > bay / 2) return gradient * (y - bay / 2);
  if (y > -9) return 0;
  return 0.17 * (y + 9);
}

export function floorOf(terrace: number): number {
  return terrace * rise;
}

/** The two ends of a terrace, from the street inwards. */
export function spanOf(terrace: number): [south: number, north: number] {
  return [plot.south + terrace * bay, plot.south + (terrace + 1) * bay];
}
