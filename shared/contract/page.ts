import type { AreaName, GroupName } from './areas';

/**
 * A photo in several widths.
 * `base` is its URL without width and extension: `${base}-${width}.avif` exists for each of `widths`
 * (CSS pixels, ascending, the last is the source image's own), `${base}-${width}.jpg` for each of `fallbacks`.
 */
export type Photo = {
  kind: 'photo';
  base: string;
  widths: readonly number[];
  /** The width for the row of a list. */
  thumb: number;
  fallbacks: readonly number[];
  width: number;
  height: number;
  /** Dominant colour as #rrggbb; fills the frame until the picture is there. */
  colour: string;
};

/** A line drawing: one SVG that stands on a white sheet in both themes. Size in its own user units. */
export type Drawing = {
  kind: 'drawing';
  src: string;
  /** A simplified drawing of a few kilobytes, for the row of a list. */
  thumb: string;
  width: number;
  height: number;
  measure?: Measure;
};

/**
 * How a drawing to scale is measured: user units per metre, the height of what is drawn (below it lies
 * a foot with the scale bar), and whether it is a plan whose top is north.
 */
export type Measure = { metre: number; height: number; north: boolean };

export type Picture = Photo | Drawing;

export type Figure = {
  /** Its file's name without ending, unique in its page: the part of the address by which it is opened. */
  name: string;
  picture: Picture;
  captionText: string;
  alt: string;
  credit?: string;
  small: boolean;
  /** CSS object-position that crops must keep. */
  focus?: string;
};

export type Video = { title: string; id: string };

/** What a section is made of, in the order of the page. `html` comes from Markdown and is safe. */
export type Block =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; figure: Figure }
  | { kind: 'skills'; names: readonly string[] }
  | { kind: 'videos'; videos: readonly Video[] }
  | { kind: 'link'; label: string; href: string; name: string; note?: string };

/** A part of the body, from one `##` heading to the next; the first one has no heading. */
export type Section = { id?: string; heading?: string; blocks: readonly Block[] };

/** A page as a list shows it: a row of the rail, a work on the home page, a hit of the search. */
export type Entry = {
  path: string;
  area: AreaName;
  group?: GroupName;
  label: string;
  title: string;
  railTitle: string;
  summary: string;
  type?: string;
  place?: string;
  status?: string;
  award?: string;
  year?: number;
  lead?: true;
  cover?: Pick<Figure, 'picture' | 'alt' | 'focus'>;
};

/** A page as the search knows it: `about` holds its facts, `text` everything that is written on it, both plain. */
export type SearchDocument = Pick<Entry, 'path' | 'area' | 'label' | 'title' | 'summary'> & {
  about: string;
  text: string;
};

/** A page of an area, complete: what one content folder becomes. */
export type PageDocument = {
  path: string;
  label: string;
  title: string;
  summary: string;
  description?: string;
  facts: readonly (readonly [key: string, value: string])[];
  figures: readonly Figure[];
  sections: readonly Section[];
  /** The words of the page's form, by field, where it has one. */
  form?: Readonly<Record<string, string>>;
  previous?: Entry;
  next?: Entry;
};

/** What an area shows of itself outside its own pages: its groups with the works that lead them. */
export type AreaSummary = {
  title: string;
  groups: readonly GroupSummary[];
  /** There is a video on one of its pages, which comes from its provider. */
  videos?: true;
  /** The picture by which its leading work is shared. */
  share?: SharePicture;
};

/** A JPEG picture of 1200 × 630 for messages and social networks. */
export type SharePicture = { src: string; alt: string };

/** `entries` holds the first {@link featuredLimit} works; `count` says how many there are. */
export type GroupSummary = { group: GroupName; intro: string; count: number; entries: readonly Entry[] };

/** So many works of a group stand in the rail and on the home page; the rest is in the list of all works. */
export const featuredLimit = 12;
