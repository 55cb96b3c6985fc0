import sharp, { type Sharp } from 'sharp';
import { PictureError } from '../picture-error';

type Size = { width: number; height: number };

/** User units of a drawing's longer side: plans in millimetres have some 100,000. */
const largest = 1_000_000;

/** The size of a drawing in its own user units, which costs no time. @throws PictureError for one that is too large. */
export async function sizeOfDrawing(svg: Buffer): Promise<Size> {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > largest)
    throw new PictureError(`it is ${width} × ${height} units large`, `at most ${largest} units on each side`);
  return { width, height };
}

/** A drawing as pixels, hardly more than fit into the given size: what it is drawn in costs nothing. */
export function rasterise(svg: Buffer, own: Size, into: Size): Sharp {
  const scale = Math.min(into.width / own.width, into.height / own.height);
  const density = Math.min(100_000, Math.max(1, 72 * scale));
  return sharp(svg, { density, limitInputPixels: false });
}
