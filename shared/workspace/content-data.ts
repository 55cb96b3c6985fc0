import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The JSON files of a content folder, which code may import, such as the buildings of a guide. Sorted, relative to the
 * folder; a folder whose name ends in ".json" is none.
 */
export function contentData(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
