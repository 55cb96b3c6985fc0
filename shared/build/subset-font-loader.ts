import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { readSettings } from '@portfolio/content/site/site-settings';
import { contentRoot } from '@portfolio/workspace/content-root';
import { siteCharacters } from './site-characters';
import { findTypeface, weights } from './typeface';

/** Webpack gives the font's bytes as a Buffer. */
export const raw = true;

/** Cuts a font to the characters, and a variable one to the weights, that the site uses. */
export default async function subsetFontLoader(this: LoaderContext<object>, font: Buffer): Promise<Buffer> {
  const typeface = findTypeface(readSettings(contentRoot).typeface, this.resourcePath);
  const range = typeface?.files.find(({ path }) => path === this.resourcePath)?.range;
  const axis = range && { min: Math.max(weights[0], range.min), max: Math.min(weights[2], range.max) };
  return subsetFont(font, siteCharacters(), {
    targetFormat: 'woff2',
    ...(axis && { variationAxes: { wght: axis } }),
  });
}
