/** Units of the map. */
export type Spot = readonly [x: number, y: number];

/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number };

/** Years, both counted. */
export type Era = { label: string; first: number; last: number };

/** A place of the map, as the page's list of places has it, and where it stands on the map. */
export type Place = Position & {
  id: string;
  name: string;
  /** The name in the language of the country. */
  localName?: string;
  /** Empty where nobody knows, or where the map is not about buildings. */
  architects: readonly string[];
  /** Of completion; of the present building where an older one was rebuilt. */
  year?: number;
  /** Where the year is not certain; `first` where the place was built then and has been rebuilt in parts since. */
  dated?: 'about' | 'before' | 'first';
  /** The town. */
  place?: string;
  region?: string;
  source?: { label: string; href: string };
  spot: Spot;
  /** On the part that is drawn larger, where it stands there. */
  enlarged?: Spot;
};
