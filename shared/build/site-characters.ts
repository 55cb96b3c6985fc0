import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { contentRoot } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Always part of the font, so that an area can publish new text without publishing the shell. */
const punctuation = '\u00a0‘’“”–—…·•×±°²³½¼«»§©™€£¥−→←↑↓';

/** Every character that the published text can contain: of the content, and of the texts of the live studies. */
export function siteCharacters(): string {
  const used = ['shell', ...areaNames.map((name) => `remote-${name}`)]
    .flatMap((workspace) => [
      ...filesIn(join(contentRoot, workspace, 'content'), /\.md$/),
      ...filesIn(join(root, workspace, 'src'), /(^|[\\/-])texts\.ts$/),
    ])
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return [...new Set(printableAscii + punctuation + used.replace(/\p{Cc}/gu, ''))].sort().join('');
}

function filesIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => pattern.test(file)).map((file) => join(folder, file));
}
