/**
 * A model reduced to convex bodies that a browser draws live. Lengths are whole centimetres; x east, y north, z up.
 * It travels as JSON beside the page.
 */
export type Massing = {
  version: 1;
  code: string;
  bodies: readonly Body[];
  sun: { azimuth: number; altitude: number };
  /** Where the observer stands at first. */
  view: { azimuth: number; altitude: number };
  figures: MassingFigures;
};

export type Body = Prism | Hull | Post;

/**
 * Upright on a convex outline. `walls` says what stands on each side: see {@link wall}. `goesOn`: 1 where another piece
 * stands on it, 2 where it stands on another, 3 for both; no edge is drawn there.
 */
export type Prism = readonly [
  'prism',
  style: number,
  from: number,
  to: number,
  outline: readonly number[],
  walls: string,
  goesOn?: number,
];

/** Any other convex body: corners, and faces anticlockwise from outside; the first number is a mask of drawn edges. */
export type Hull = readonly ['hull', style: number, corners: readonly number[], faces: readonly (readonly number[])[]];

/** A slender bar between two points, drawn as two lines. */
export type Post = readonly ['post', style: number, from: readonly number[], to: readonly number[], radius: number];

/**
 * The wall on a side of a prism: none (another piece goes on), with a sharp edge at its beginning, or a round one;
 * `flush` and `open` are a wall and none that begin in the middle of a straight wall, where there is no edge.
 */
export const wall = { none: '0', sharp: '1', round: '2', flush: '3', open: '4' } as const;

/** Whether a side of a prism has no wall. */
export function isOpen(side: string | undefined): boolean {
  return side === wall.none || side === wall.open;
}

export const styles = ['building', 'red', 'site', 'water', 'glass', 'dark'] as const;
export type Style = (typeof styles)[number];

/** What the model measures. Metres and square metres. */
export type MassingFigures = {
  storeys: number;
  /** Heights of their floors, metres; none where every room has its own. */
  levels: readonly number[];
  /** Floors of the rooms, galleries included. */
  floorArea: number;
  /** One roof over all, its openings included, where a model has that. */
  roofArea?: number;
  /** Ground that the building stands over. */
  footprint: number;
  plot: number;
  height: number;
  cut: readonly [low: number, high: number];
};
