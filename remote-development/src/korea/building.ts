import rows from '#content/ArchitectureKorea/buildings.json';

/** A building of the guide, as `content/ArchitectureKorea/buildings.json` holds it. */
export type Building = {
  id: string;
  name: string;
  korean: string;
  /** Empty where nobody knows. */
  architects: readonly string[];
  /** Of completion; of the present building where an older one was rebuilt. */
  year: number;
  /** Where the year is not certain; `first` where the place was built then and has been rebuilt in parts since. */
  dated?: 'about' | 'before' | 'first';
  place: string;
  region: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  source: { label: string; href: string };
};

export const buildings = rows as readonly Building[];
