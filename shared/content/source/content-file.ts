import { readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes the error of the place that names the file. */
export type FileFault = (found: string, expected: string) => Error;

export type ContentFile = { path: string; name: string; size: number };

/**
 * Finds a file that content names, always in this way: in the folder itself and no other, spelt as on the disk also where
 * the disk makes no difference between capitals and small letters, but however its letters are composed, as macOS
 * takes them apart.
 * @returns undefined where there is no such file.
 * @throws what `fault` makes, for a link that leads out of the folder and for what is no file.
 */
export function findFile(folder: string, name: string, fault: FileFault): ContentFile | undefined {
  const found = filesIn(folder).find((each) => each.normalize() === name.normalize());
  if (found === undefined) return undefined;
  const path = join(folder, found);
  const stats = statsOf(path);
  if (!stats) throw fault(`"${name}" is a link that leads nowhere`, 'the file itself');
  if (dirname(realpathSync(path)) !== realpathSync(folder))
    throw fault(`"${name}" is a link that leads out of its folder`, 'the file itself, not a link to it');
  if (!stats.isFile()) throw fault(`"${name}" is no file`, 'the name of a file beside index.md');
  return { path, name: found, size: stats.size };
}

/** The names of everything in a folder; none where there is no folder. */
export function filesIn(folder: string): string[] {
  return statsOf(folder)?.isDirectory() ? readdirSync(folder).sort() : [];
}

/** The one of these names that only differs from another in capitals. */
export function inOtherCapitals(names: readonly string[], name: string): string | undefined {
  return names.find((each) => each.normalize().toLowerCase() === name.normalize().toLowerCase());
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
