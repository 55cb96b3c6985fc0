import type { Bounds } from '../geometry/outlines';
import type { Point3 } from '../geometry/points';

type Common = {
  /** Layers left out. */
  hide?: readonly string[];
  /** Where the sun stands, degrees: clockwise from north, above the horizon. Without it nothing casts a shadow. */
  sun?: { azimuth: number; altitude: number };
  /** Factor on every line weight: 1 for a large picture, about 1.6 for a small one. */
  weight?: number;
  /** How the cut building is filled; earth gets the same in grey. Solid unless told. */
  poche?: 'solid' | 'hatch';
  /** False leaves out crowns. */
  trees?: boolean;
  /** Short keys and figures such as 1, A or 12.5; words belong in the caption. */
  labels?: readonly Label[];
};

/** Centred on its place unless it starts or ends there, and white on a red field. */
export type Label = { at: Point3; text: string; size?: 'small'; align?: 'start' | 'end'; onRed?: boolean };

/** What the frame shows: left, bottom, right, top, metres along the drawing's own axes. */
type Framed = { frame: Bounds };

/** Parallel projection from above. All three axes keep their scale ratio; nothing is to be measured in it. */
export type AxoDrawing = Common & {
  kind: 'axo';
  /** Where the observer stands: degrees clockwise from north, and above the horizon. */
  azimuth: number;
  altitude: number;
  /** Cuts a block of ground out of the site. */
  block?: { plan: Bounds; bottom: number };
  /** Metres by which a layer is raised: an exploded drawing. */
  lift?: Readonly<Record<string, number>>;
  frame?: Bounds;
};

export type PlanDrawing = Common &
  Framed & {
    kind: 'plan';
    /** Height of the cut, metres; without one it is a plan of the roofs. */
    cut?: number;
    north?: boolean;
  };

export type Bearing = 'north' | 'east' | 'south' | 'west';

/** The frame counts x for a view to the north, −y to the east, −x to the south, y to the west. */
export type SectionDrawing = Common &
  Framed & {
    kind: 'section';
    look: Bearing;
    /** Where the cut stands: y for a view to north or south, x for one to east or west. */
    at: number;
    /** Metres behind the cut from which lines turn grey, and from which nothing is drawn. */
    greyFrom?: number;
    depth?: number;
    /** Heights written at the left edge, metres. */
    levels?: readonly number[];
  };

export type ElevationDrawing = Common &
  Framed & {
    kind: 'elevation';
    look: Bearing;
    /** Nothing in front of this line is drawn. */
    at?: number;
    greyFrom?: number;
    depth?: number;
    /** Heights written at the left edge, metres. */
    levels?: readonly number[];
  };

export type Drawing = AxoDrawing | PlanDrawing | SectionDrawing | ElevationDrawing;

/** Colours of the sheet. Red is the idea: the owner's colour, as tokens that a saved drawing has no style sheet for. */
export const ink = {
  line: '#1d1b1a',
  soft: '#9b958c',
  shadow: '#d9d5cf',
  water: '#e4e3df',
  red: 'var(--ink-accent)',
  redShade: 'var(--ink-accent-shade)',
  earth: '#c9c4bb',
  timber: '#8d8880',
  neighbour: '#bdb7ad',
} as const;
