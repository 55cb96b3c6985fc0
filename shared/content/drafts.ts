import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { readSource } from './frontmatter';
import { contentFolder, pageFolders } from './routes';

/** Whether pages marked `draft: true` are compiled: only in development, where they never leave the machine. */
export type Drafts = 'shown' | 'left out';

/** Whether a page's file says `draft: true`. A file that can't be read is no draft: its build says why. */
export function isDraft(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('draft')) return false;
  try {
    return (readSource(file, text).value as { draft?: unknown } | null)?.draft === true;
  } catch {
    return false;
  }
}

/** The paths of all drafts. */
export function readDrafts(root: string): ReadonlySet<string> {
  const drafts = areaNames.flatMap((area) => {
    const folder = contentFolder(root, area);
    return pageFolders(folder).filter((name) => isDraft(join(folder, name, 'index.md')));
  });
  return new Set(drafts.map((name) => `/${name}`));
}
