import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCompressedForm } from '../storage/drafts/precompressed-draft';

/**
 * Every file of a folder by its path from there, with its bytes (one character each); of a link where it leads.
 * Compressed forms are left out: they follow from their files.
 */
export function siteFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || isCompressedForm(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path), entry.isFile() ? readFileSync(path, 'latin1') : `→ ${readlinkSync(path)}`);
  }
  return files;
}

/** The paths at which two lists of files differ, sorted. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}
