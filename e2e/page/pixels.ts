import sharp from 'sharp';

/** A picture of a part of the window, by its pixels. */
export type Pixels = {
  /** Red, green and blue at a place from its upper left corner. */
  at: (x: number, y: number) => readonly [red: number, green: number, blue: number];
  /** How many pixels are clearly redder than they are green or blue. */
  reds: number;
};

/** Reads a screenshot, of which a pixel of the window is a pixel. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0] as const;
  };
  let reds = 0;
  for (let i = 0; i < data.length; i += info.channels) if (isRed(data.subarray(i, i + 3))) reds++;
  return { at, reds };
}

/** Whether a colour is clearly redder than it is green or blue. */
export function isRed([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): boolean {
  return red - Math.max(green, blue) > 60;
}
