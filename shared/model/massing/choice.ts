import type { Bounds } from '../geometry/outlines';
import type { Material } from '../look';
import type { Part } from '../model';

/** How a model is reduced for the drawing that a visitor turns. */
export type MassingChoice = {
  /** The block of ground, and its underside. Metres. */
  plan: Bounds;
  bottom: number;
  /** Square metres of the plot, as the page's facts have it. */
  plot: number;
  /** Heights of the floors that are storeys, metres; `storeys` where none can be named. */
  levels: readonly number[];
  storeys?: number;
  /** Layers and materials that are left out. */
  without?: readonly string[];
  leave?: readonly Material[];
  keep?: (part: Part) => boolean;
  /** Metres: parts thinner than this are left out, or drawn as lines in the layers that are named. */
  rod?: number;
  posts?: readonly string[];
  /** Metres that a curve of the building, and one of the site, may be off. */
  tolerance?: number;
  coarse?: number;
  /** Cards of ground of this thickness, metres, are drawn this many as one. */
  cards?: { step: number; together: number };
  /** Whether tall walls end at every slab that they pass through. */
  slabs?: boolean;
  /** What reaches higher than this covers ground. Metres. */
  over?: number;
  /** The lowest and the highest horizontal cut. */
  cut: readonly [low: number, high: number];
};
