import { converter, displayable, formatHex, parse, toGamut, wcagContrast, type Color, type Oklch } from 'culori';
import { grounds } from '@portfolio/site/grounds';

/** A colour in both themes, as #rrggbb. */
export type Tone = { light: string; dark: string };

/** Every colour that is computed from the owner's one. */
export type BrandColours = {
  /** Text and links. */
  accent: Tone;
  accentStrong: Tone;
  /** Fills, which carry `on`, and edges. */
  fill: Tone;
  fillStrong: Tone;
  on: string;
  /** Drawings stand on light paper in both themes. */
  ink: string;
  inkShade: string;
  inkLine: string;
};

/** What text stands on in both themes: --ground and --raised of shared/styles/tokens/colour.css. */
export const surfaces = { light: [grounds.light, '#f6f4f1'], dark: [grounds.dark, '#1d1b1a'] } as const;

/** Contrasts of WCAG 2.2: of text (1.4.3), and of what is no text (1.4.11). */
const text = 4.5;
const shape = 3;

/** How the tones differ in OKLCH: lightness and share of the chroma. */
const dark = { lightness: 0.723, chroma: 0.892 };
const darkStrong = { lightness: 0.8, chroma: 0.658 };
const stronger = 0.087;
/** Darker than the ink of a drawing, and a little warmer in hue (degrees). */
const shade = { lightness: -0.0972, chroma: 0.831, hue: -1.35 };
const line = { lightness: -0.2161, chroma: 0.6318, hue: -2.07 };

const toOklch = converter('oklch');
/** In sRGB what lies outside loses chroma, as CSS Color 4 maps it. */
const inside = toGamut('rgb', 'oklch');

/** The colour as it is written, in sRGB. @returns undefined where it is no colour. */
export function parseColour(written: string): string | undefined {
  const colour = parse(written);
  return colour && (colour.alpha ?? 1) === 1 ? hex(colour) : undefined;
}

/**
 * Computes the tones of a colour in OKLCH, so that they look like one colour, and moves their lightness until they can
 * be read on all their grounds.
 * @param brand as `parseColour` gives it.
 */
export function brandColours(brand: string): BrandColours {
  const light = moved(brand, -1, (tone) => readable(tone, surfaces.light, text));
  const strong = strongerThan(light);
  const bright = toned(brand, dark);
  const accentDark = moved(bright, 1, (tone) => readable(tone, surfaces.dark, text));
  const fillDark = moved(light, 1, (tone) => readable(tone, surfaces.dark, shape));
  return {
    accent: { light, dark: accentDark },
    accentStrong: {
      light: strong,
      dark: moved(toned(brand, darkStrong), 1, (tone) => readable(tone, surfaces.dark, text)),
    },
    fill: { light, dark: fillDark },
    fillStrong: { light: strong, dark: strongerThan(fillDark) },
    on: grounds.light,
    ink: light,
    inkShade: shaded(light, shade),
    inkLine: shaded(light, line),
  };
}

/** A sentence about a colour that is not used as it is written; undefined for one that is. */
export function adjustment(written: string): string | undefined {
  const brand = parseColour(written);
  if (!brand) return undefined;
  const { light } = brandColours(brand).accent;
  if (light !== brand)
    return `The colour "${written}" can't be read on white (${contrast(brand, grounds.light).toFixed(1)} : 1): ${light} is used for text and fills. Expected: a colour with at least ${text} : 1.`;
  return displayable(written) ? undefined : `The colour "${written}" is outside of sRGB: ${brand} is used.`;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

function readable(tone: string, on: readonly string[], ratio: number): boolean {
  return on.every((ground) => contrast(tone, ground) >= ratio);
}

/** The nearest tone that fits, darker (-1) or lighter (1). */
function moved(tone: string, way: 1 | -1, fits: (tone: string) => boolean): string {
  const { l } = oklchOf(tone);
  for (let step = 0; step <= 500; step++) {
    const next = step === 0 ? tone : withLightness(tone, l + (way * step) / 500);
    if (fits(next)) return next;
  }
  return way > 0 ? '#ffffff' : '#000000';
}

/** For what is pointed at: darker, or lighter where darker could not be told apart. White stays readable on it. */
function strongerThan(tone: string): string {
  const { l } = oklchOf(tone);
  const next = withLightness(tone, l - stronger >= 0.2 ? l - stronger : Math.max(l + stronger, 0.35));
  return moved(next, -1, (each) => readable(each, surfaces.light, text));
}

function shaded(tone: string, by: typeof shade): string {
  const { l, c, h = 0 } = oklchOf(tone);
  return hex({ mode: 'oklch', l: Math.max(0, l + by.lightness), c: c * by.chroma, h: h + by.hue });
}

function toned(tone: string, to: { lightness: number; chroma: number }): string {
  const colour = oklchOf(tone);
  return hex({ ...colour, l: to.lightness, c: colour.c * to.chroma });
}

function withLightness(tone: string, lightness: number): string {
  return hex({ ...oklchOf(tone), l: Math.min(1, Math.max(0, lightness)) });
}

function oklchOf(tone: string): Oklch {
  return toOklch(parse(tone)) ?? { mode: 'oklch', l: 0, c: 0 };
}

function hex(colour: Color): string {
  return formatHex(inside(colour));
}
