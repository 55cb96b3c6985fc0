import { areaNames, type AreaName } from '@portfolio/contract/areas';
import { ContentError } from '../../source/content-error';
import { readSourceFile } from '../../source/frontmatter';
import { contentFolder, pageFile, pageFolders } from './routes';

/** A page, by what its frontmatter says about its place. */
export type ListedPage = { area: AreaName; name: string; file: string; label: string; order: number };

/** All pages of all areas; mistakes are left to the build. */
export function listPages(root: string): ListedPage[] {
  return areaNames.flatMap((area) =>
    pageFolders(contentFolder(root, area)).map((name) => {
      const file = pageFile(area, name);
      const { label, order } = fieldsIn(root, file);
      return { area, name, file, label: String(label ?? name), order: Number.isFinite(order) ? Number(order) : 0 };
    }),
  );
}

/** The fields of a page as they are written; none of a page that can't be read. */
export function fieldsIn(root: string, file: string): Readonly<Record<string, unknown>> {
  try {
    return { ...(readSourceFile(root, file)?.value as object | null | undefined) };
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}
