import { readFileSync } from 'node:fs';
import { readScaleBar } from '@portfolio/content/media/drawings/scale-bar';
import { isDrawing, type SiteImage, type SitePage } from '../site/site-pages';

/** A drawing with a scale bar: its width in pixels and in metres, and whether it is a plan with north at the top. */
export type ScaledDrawing = SiteImage & { width: number; metres: number; hasNorth: boolean };

export function scaledDrawings({ images }: SitePage): ScaledDrawing[] {
  return images.filter(isDrawing).flatMap((image) => {
    const svg = readFileSync(image.file, 'utf8');
    const measure = readScaleBar(svg);
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    return measure ? [{ ...image, width, metres: width / measure.metre, hasNorth: measure.north }] : [];
  });
}
