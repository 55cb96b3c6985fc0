import type { Era, Place, Spot } from '../algorithm/place';

/** Size of the map in its own units. */
export const size = { width: 800, height: 760 };

/** A rectangle in units of the map. */
export type Box = { x: number; y: number; width: number; height: number };

/** What the study fetches: made by `read-page.ts` out of the page's places and of Natural Earth. */
export type MapData = {
  /** Names the study for screen readers. */
  title: string;
  /** What the places are called, such as building and buildings. */
  things: { one: string; many: string };
  /** The language of the local names. */
  language?: string;
  /** SVG path data of coasts and borders. */
  outline: string;
  /** Islands that are too small to be drawn. */
  dots: readonly Spot[];
  /** Names that stand on the map. */
  labels: readonly { name: string; at: Spot; anchor: 'start' | 'end' }[];
  /** A part that is drawn larger in an empty corner. */
  larger?: { name: string; times: number; part: Box; inset: Box };
  eras: Readonly<Record<string, Era>>;
  places: readonly Place[];
  /** Of a translated list: the words of the original by those that are shown. They are what the address says. */
  ids?: Readonly<Record<'region' | 'architect', Readonly<Record<string, string>>>>;
  /** The address of the records of all places, which are fetched when the first place is chosen. */
  records?: string;
  /** Saved files are named after the list of places. */
  file: string;
};
