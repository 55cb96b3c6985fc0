import { copyFileSync, linkSync } from 'node:fs';
import { codeOf } from '../error-code';

/**
 * Where a hard link is not to be had: to a file of another user (fs.protected_hardlinks), to one with as many links as
 * the disk allows, or on a disk without them.
 */
const unlinkable = ['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'];

/** Links a file to another name, or copies it where that is not possible. Synchronous: faster than a turn of the event loop. */
export function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!unlinkable.includes(codeOf(error))) throw error;
    copyFileSync(source, target);
  }
}
