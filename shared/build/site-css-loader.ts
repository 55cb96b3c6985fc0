import type { LoaderContext } from 'webpack';
import { brandCss } from '@portfolio/content/site/brand-css';
import { readSettings, siteFile } from '@portfolio/content/site/site-settings';
import { contentRoot } from '@portfolio/workspace/content-root';
import { siteCharacters } from './site-characters';
import { findTypeface } from './typeface';
import { typefaceCss } from './typeface-css';

/** The file of the tokens that a site sets itself. */
const tokens = /[\\/]styles[\\/]tokens[\\/]site\.css$/;

/** Writes the tokens of colour and typeface that `shell/content/site.md` asks for; other files stay as they are. */
export default async function siteCssLoader(this: LoaderContext<object>, css: string): Promise<string> {
  if (!tokens.test(this.resourcePath)) return css;
  this.addDependency(`${contentRoot}/${siteFile}`);
  const { colour, typeface: name, languages } = readSettings(contentRoot);
  const typeface = findTypeface(name, this.resourcePath);
  if (!typeface) throw new Error(`The typeface "${name}" is not installed.`);
  return brandCss(colour) + (await typefaceCss(typeface, siteCharacters(), languages));
}
