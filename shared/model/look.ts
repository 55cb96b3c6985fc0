/** What a part is made of. White is the building; red is the idea and nothing else. */
export type Material =
  | 'white'
  | 'roof'
  | 'card'
  | 'site'
  | 'ground'
  | 'context'
  | 'red'
  | 'water'
  | 'field'
  | 'glass'
  | 'glow'
  | 'wood'
  | 'book'
  | 'paper'
  | 'grey'
  | 'dark'
  | 'figure'
  | 'leaf'
  | 'twig';

/** Linear reflectance, red, green and blue, 0 to 1. */
export type Reflectance = readonly [red: number, green: number, blue: number];

export type Sun = {
  /** Degrees clockwise from north, and above the horizon. */
  azimuth: number;
  altitude: number;
  /** Watts per square metre in Cycles; 4 is full daylight here. */
  strength: number;
  /** Apparent width of the sun in degrees: the larger, the softer its shadows. */
  width: number;
  color: Reflectance;
};

export type Look = {
  sun: Sun;
  /** Light of the whole sky. */
  sky: number;
  /** Colours that light: white by day, blue when the sun has set. */
  skyColor: Reflectance;
  /** Strength of lamps inside ('glow'). */
  glow: number;
  materials: Readonly<Record<Material, Reflectance>>;
  /** Height of the endless ground, metres; null where the model stands in nothing. */
  ground: number | null;
  /** The ground dissolves into the backdrop between these distances from `middle`, metres. */
  fade: { middle: readonly [number, number]; from: number; to: number };
  /** Colour behind the model: at the top, and from the share `until` of the height downwards. */
  backdrop: { top: string; bottom: string; until: number };
  exposure: number;
  contrast: number;
  saturation: number;
};

/**
 * White card under a warm sun and a cool sky. The site is greyer than the building: equal whites look blown.
 * Red is paler than in drawings, because bounced light saturates it.
 */
export const daylight: Look = {
  sun: { azimuth: 126, altitude: 31, strength: 3.9, width: 1.2, color: [1, 0.92, 0.81] },
  sky: 0.55,
  skyColor: [1, 1, 1],
  glow: 6,
  materials: {
    white: [0.82, 0.81, 0.795],
    roof: [0.7, 0.69, 0.675],
    card: [0.69, 0.675, 0.65],
    site: [0.6, 0.575, 0.54],
    ground: [0.6, 0.575, 0.54],
    context: [0.66, 0.64, 0.61],
    red: [0.508, 0.098, 0.114],
    water: [0.36, 0.38, 0.385],
    field: [0.53, 0.5, 0.43],
    glass: [0.8, 0.85, 0.86],
    glow: [1, 0.72, 0.42],
    wood: [0.52, 0.385, 0.265],
    book: [0.62, 0.5, 0.4],
    paper: [0.8, 0.785, 0.75],
    grey: [0.42, 0.415, 0.41],
    dark: [0.055, 0.054, 0.055],
    figure: [0.035, 0.034, 0.036],
    leaf: [0.74, 0.68, 0.57],
    twig: [0.2, 0.155, 0.12],
  },
  ground: 0,
  fade: { middle: [0, 0], from: 95, to: 190 },
  backdrop: { top: '#f3f0ea', bottom: '#f3f0ea', until: 1 },
  exposure: 0.78,
  contrast: 0.16,
  saturation: 1.04,
};

/** Changes to a look; what is left out stays. */
export type LookChange = Partial<Omit<Look, 'sun' | 'materials'>> & {
  sun?: Partial<Sun>;
  materials?: Partial<Record<Material, Reflectance>>;
};

export function changeLook(look: Look, change: LookChange = {}): Look {
  return {
    ...look,
    ...change,
    sun: { ...look.sun, ...change.sun },
    materials: { ...look.materials, ...change.materials },
  };
}
