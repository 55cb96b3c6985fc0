import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { root } from '@portfolio/workspace/root';

/** Webpack gives the font's bytes as a Buffer. */
export const raw = true;

/** Weights in use: shared/styles/tokens/type.css. */
const weights = { min: 400, max: 600 };

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Always part of the font, so that an area can publish new text without publishing the shell. */
const punctuation = '\u00a0‘’“”–—…·•×±°²³½¼«»§©™€£¥−→←↑↓';

/** Every character that the published text can contain. */
export function siteCharacters(): string {
  const used = readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('remote-'))
    .flatMap((workspace) => textFiles(join(root, workspace)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return [...new Set(printableAscii + punctuation + used.replace(/\p{Cc}/gu, ''))].sort().join('');
}

/** Content and the texts of the live studies. */
function textFiles(workspace: string): string[] {
  const filesIn = (folder: string, pattern: RegExp) =>
    readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file))
      .map((file) => join(workspace, folder, file));
  return [...filesIn('content', /\.md$/), ...filesIn('src', /-texts\.ts$/)];
}

/** Cuts a variable font to the characters and weights that the site uses. */
export default async function subsetFontLoader(this: LoaderContext<object>, font: Buffer): Promise<Buffer> {
  return subsetFont(font, siteCharacters(), { targetFormat: 'woff2', variationAxes: { wght: weights } });
}
