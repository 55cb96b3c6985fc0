import { optimize } from 'svgo';
import { draw } from '@portfolio/model/drawing/draw';
import type { Model } from '@portfolio/model/model';

/** The text of a drawing's file: drawn, then made as short as it goes. */
export function finishedDrawing(model: Model, name: string): string {
  const drawing = model.drawings[name];
  if (!drawing) throw new Error(`${model.code} has no drawing "${name}".`);
  const { data } = optimize(draw(model, name, drawing), {
    multipass: true,
    floatPrecision: 2,
    // Ids stay as they are: several drawings may stand in one page.
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  return `${data}\n`;
}
