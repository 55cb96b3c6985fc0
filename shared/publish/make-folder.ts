import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { existsSync, statSync } from 'node:fs';
import { codeOf } from './error-code';
import { PublishError } from './storage';

/**
 * Makes a folder and the ones above it. Node's own `recursive` never ends where a folder exists but takes none, as in
 * /proc.
 * @throws PublishError for such a place.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT') throw error;
    if (existsSync(dirname(path)))
      throw new PublishError(
        `${path} can't be made: ${dirname(path)} takes no folders. Nothing was published. Name another place with SITE=….`,
      );
    await makeFolder(dirname(path));
    await makeFolder(path);
  }
}
