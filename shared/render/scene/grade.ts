import { createRandom } from '@portfolio/model/geometry/random';
import type { Look } from '@portfolio/model/look';
import type { Light } from './denoise';
import type { Passes } from './passes';

/** Shadows lean a little to blue, lights stay warm. */
const cool = [0.985, 1, 1.03] as const;

/** Exposes, grades and sets the model before its backdrop: 8-bit sRGB, three values per pixel. */
export function grade({ color, alpha }: Light, { width, height }: Passes, look: Look): Uint8Array {
  const top = channels(look.backdrop.top);
  const bottom = channels(look.backdrop.bottom);
  const random = createRandom(1);
  const image = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const down = smoothstep(0, look.backdrop.until, y / height);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = alpha[i] ?? 0;
      const lit = [0, 1, 2].map((c) => (color[i * 3 + c] ?? 0) / Math.max(covered, 0.02));
      const graded = develop(lit, look);
      for (let c = 0; c < 3; c++) {
        const behind = (top[c] ?? 1) + ((bottom[c] ?? 1) - (top[c] ?? 1)) * down;
        const value = (graded[c] ?? 0) * covered + behind * (1 - covered);
        // Noise of less than a step keeps the gradient from banding.
        image[i * 3 + c] = Math.round(value * 255 + (random() - 0.5) * 0.9);
      }
    }
  }
  return image;
}

/** Linear light to display values: a shoulder for the lights, saturation, a cool shadow, an S of contrast. */
function develop(lit: readonly number[], { exposure, contrast, saturation }: Look): number[] {
  const exposed = lit.map((value) => shoulder(Math.max(0, value) * exposure));
  const [r = 0, g = 0, b = 0] = exposed;
  const bright = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const dark = 1 - Math.min(1, bright * 1.6);
  return exposed.map((value, c) => {
    const tinted = (bright + (value - bright) * saturation) * (1 + ((cool[c] ?? 1) - 1) * dark);
    const shown = encode(Math.min(1, Math.max(0, tinted)));
    return shown + (smoothstep(0, 1, shown) - shown) * contrast * 2;
  });
}

/** Straight up to a half, then ever flatter: white card keeps its drawing in full sun. */
function shoulder(value: number): number {
  const start = 0.5;
  return value < start ? value : start + (1 - start) * 0.94 * Math.tanh((value - start) / (1 - start) / 1.15);
}

/** The sRGB transfer curve (IEC 61966-2-1). */
function encode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
}
