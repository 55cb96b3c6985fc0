import type { Drawing } from './drawing/drawing';
import type { TreeKind } from './figures/trees';
import type { Point3 } from './geometry/points';
import type { Solid } from './geometry/solid';
import type { Look, LookChange, Material } from './look';

/**
 * What a layer is for. `building` is drawn in ink and counts for the height; `site` and `context` are drawn in grey;
 * `photo` is only in renders (roof seams, lamps); `drawing` (grey) and `diagram` (ink) are only in drawings.
 */
export type LayerKind = 'building' | 'site' | 'context' | 'photo' | 'drawing' | 'diagram';

/** Whether a layer is there in renders, and so can collide with others. */
export function isBuilt({ kind }: Layer): boolean {
  return kind !== 'drawing' && kind !== 'diagram';
}

export type Layer = { readonly name: string; readonly kind: LayerKind };

/** One body of one material. */
export type Part = { readonly layer: Layer; readonly material: Material; readonly solid: Solid };

/**
 * A tree or a person. `turn` in degrees anticlockwise from east, `size` 1 is 7.5 m (round tree) or 1.75 m; `at` is where
 * they stand, or where a person whose variant sits has the seat.
 */
export type Figure = {
  readonly layer: Layer;
  readonly kind: TreeKind | 'person';
  readonly variant: number;
  readonly at: Point3;
  readonly turn: number;
  readonly size: number;
};

/** A line that only drawings show: paving joints, seams, door swings. */
export type DrawnLine = { readonly layer: Layer; readonly points: readonly Point3[]; readonly pen?: Pen };

/** How a line is drawn that is laid over the drawing, and tells more than its layer says: a way, a contour. */
export type Pen = {
  readonly color: 'red' | 'line' | 'soft';
  /** Units of the viewBox, which is 4000 wide, at weight 1. */
  readonly width: number;
};

export type Camera = {
  readonly from: Point3;
  readonly at: Point3;
  /** Focal length in millimetres on a frame 36 mm wide. */
  readonly lens: number;
  /** Looks level, so that uprights stay parallel; frame with `shift`. */
  readonly level?: boolean;
  /** Width of the frame by its height: 3 / 2 unless told, 2 / 3 for a portrait. */
  readonly aspect?: number;
  /** Moves the frame, in shares of its width. */
  readonly shift?: readonly [right: number, up: number];
  /** What is sharp, and what a crop must keep. */
  readonly focus?: Point3;
  /** f-number on a scene in metres: 0.3 to 0.5 looks like a photographed model. No blur when left out. */
  readonly aperture?: number;
  /** Layers left out: the roof taken off. */
  readonly hide?: readonly string[];
  /** Metres by which a layer is raised: the roof lifted. */
  readonly lift?: Readonly<Record<string, number>>;
  readonly look?: LookChange;
  /** Paths of light per pixel. */
  readonly samples?: number;
  /** Pixels of the finished picture, where it is no hero. */
  readonly width?: number;
};

/** Numbers that come out of the geometry, to be compared with the page's facts. */
export type Measures = {
  /** Square metres of all floors. */
  readonly floorArea: number;
  /** Metres from zero to the highest point of the building. */
  readonly height: number;
  /** What else the page names: posts, lots, occupancy. */
  readonly [name: string]: number;
};

export type Model = {
  readonly code: string;
  readonly layers: readonly Layer[];
  readonly parts: readonly Part[];
  readonly figures: readonly Figure[];
  readonly lines: readonly DrawnLine[];
  readonly cameras: Readonly<Record<string, Camera>>;
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly look: Look;
  readonly measures: Measures;
};
