import { dirname, extname, join } from 'node:path';
import { downloadTypes } from '@portfolio/site/downloads';
import { ContentError, Mistakes } from '../source/content-error';
import { filesIn, findFile, inOtherCapitals, type FileFault } from '../source/content-file';
import type { Source } from '../source/frontmatter';
import type { SiteSettings } from '../site/site-schema';
import { siteFile } from '../site/site-settings';

export type SiteDownload = { name: string; path: string };

/** What the build writes beside them. */
const taken = ['facts.json', 'manifest.json', 'order.json', 'site.json', 'texts.json'];

/** Finds the downloads of the site file in `shell/content`. @throws ContentError for each that can't be offered. */
export function siteDownloads(root: string, { downloads }: SiteSettings, source: Source): SiteDownload[] {
  const folder = join(root, dirname(siteFile));
  const mistakes = new Mistakes();
  const found = downloads.flatMap(({ file: name }, index) => {
    const fault: FileFault = (what, expected) => ContentError.in(source, ['downloads', index, 'file'], what, expected);
    return mistakes.attempt(() => download(folder, name, fault)) ?? [];
  });
  mistakes.throwAny();
  return found;
}

function download(folder: string, name: string, fault: (what: string, expected: string) => Error): SiteDownload {
  const found = findFile(folder, name, fault);
  const meant = inOtherCapitals(filesIn(folder), name);
  if (!found)
    throw fault(
      `There is no file "${name}" in shell/content`,
      meant ? `"${meant}", spelt exactly so` : 'the name of a file in that folder',
    );
  if (!Object.hasOwn(downloadTypes, extname(name).slice(1).toLowerCase()))
    throw fault(
      `The file "${name}" is of a kind that is not offered for download`,
      `a file that ends in ${Object.keys(downloadTypes).join(', ')}`,
    );
  if (taken.includes(name)) throw fault(`The site itself has a file "${name}"`, 'another name');
  return { name, path: found.path };
}
