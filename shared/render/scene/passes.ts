import { readFile } from 'node:fs/promises';

/** What the renderer leaves behind: linear values, row by row from the top. */
export type Passes = {
  width: number;
  height: number;
  /** Red, green, blue, alpha; each from one half of the samples. */
  colors: readonly [Float32Array, Float32Array];
  /** Three values per pixel each. */
  normal: Float32Array;
  position: Float32Array;
  albedo: Float32Array;
};

export async function readPasses(folder: string, width: number, height: number): Promise<Passes> {
  const read = async (name: string) => {
    const bytes = await readFile(`${folder}/${name}.f32`);
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  };
  return {
    width,
    height,
    colors: [await read('color-1'), await read('color-2')],
    normal: await read('normal'),
    position: await read('position'),
    albedo: await read('albedo'),
  };
}
