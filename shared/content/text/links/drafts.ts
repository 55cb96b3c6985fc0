import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { fieldsIn } from './list-pages';
import { contentFolder, pageFile, pageFolders } from './routes';

/** Whether pages marked `draft: true` are compiled: only in development, where they never leave the machine. */
export type Drafts = 'shown' | 'left out';

/** Whether a page says `draft: true`. A file that can't be read is no draft: its build says why. */
export function isDraft(root: string, area: AreaName, name: string): boolean {
  return fieldsIn(root, pageFile(area, name))['draft'] === true;
}

/** The paths of all drafts. */
export function readDrafts(root: string): ReadonlySet<string> {
  const drafts = areaNames.flatMap((area) =>
    pageFolders(contentFolder(root, area)).filter((name) => isDraft(root, area, name)),
  );
  return new Set(drafts.map((name) => `/${name}`));
}
