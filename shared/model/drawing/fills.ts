import type { Material } from '../look';
import type { DepthBuffer } from './depth-buffer';
import { ink } from './drawing';
import { regionPath } from './regions';
import { surfaceAt, type Shade } from './shadow';
import type { Sheet } from './sheet';
import type { Stage } from './stage';

const plain = 0;
const nothing = 255;
const filled: Partial<Record<Material, number>> = { water: 1, red: 2 };

/** Water, shadows, and red with its own shade, as filled paths under the lines. */
export function fills(stage: Stage, sheet: Sheet, { item }: DepthBuffer, shade: Shade | undefined): string {
  const codes = stage.surfaces.map(({ material }) => filled[material] ?? plain);
  const kind = new Uint8Array(item.length);
  item.forEach((index, pixel) => {
    kind[pixel] = codes[surfaceAt(stage, index)] ?? nothing;
  });
  const dark = (pixel: number) => shade?.[pixel] ?? 0;
  return [
    region(ink.water, (pixel) => (kind[pixel] === filled.water ? 1 : 0), 160),
    shade ? region(ink.shadow, (pixel) => (kind[pixel] === filled.red ? 0 : dark(pixel)), 250) : '',
    region(ink.red, (pixel) => (kind[pixel] === filled.red ? 1 : 0), 32),
    shade ? region(ink.redShade, (pixel) => (kind[pixel] === filled.red ? dark(pixel) : 0), 420) : '',
  ].join('');

  function region(color: string, covers: (pixel: number) => number, smallest: number): string {
    const data = regionPath(sheet, covers, smallest);
    return data && `<path fill="${color}" d="${data}"/>`;
  }
}
