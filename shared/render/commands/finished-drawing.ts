import { optimize } from 'svgo';
import { brandColours, parseColour } from '@portfolio/content/site/brand-colours';
import { readSettings } from '@portfolio/content/site/site-settings';
import { draw } from '@portfolio/model/drawing/draw';
import type { Model } from '@portfolio/model/model';
import { contentRoot } from '@portfolio/workspace/content-root';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { outlined } from '../letters/outlined';

/** The text of a drawing's file: drawn, then made as short as it goes, its letters outlines. */
export function finishedDrawing(model: Model, name: string): string {
  const drawing = model.drawings[name];
  if (!drawing) throw new ReportedError(`${model.code} has no drawing "${name}".`);
  const { data } = optimize(inked(draw(model, name, drawing)), {
    multipass: true,
    floatPrecision: 2,
    // Ids stay as they are: several drawings may stand in one page.
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  // At last, or each letter would be shortened by where it stands and no longer read like the others.
  return `${outlined(data)}\n`;
}

/** With the owner's colour and typeface: a file has no style sheet. */
function inked(svg: string): string {
  const { colour, typeface } = readSettings(contentRoot);
  const { ink, inkShade } = brandColours(parseColour(colour) ?? '');
  return svg
    .replaceAll('var(--ink-accent)', ink)
    .replaceAll('var(--ink-accent-shade)', inkShade)
    .replaceAll('var(--face)', `${typeface}, sans-serif`);
}
