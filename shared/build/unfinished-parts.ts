import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A part with something left to do says so in a file beside it, from before it is written until that is done: bundles whose
 * types are not checked, pages whose photos are encoded quickly. So it never counts as finished, whenever a build is
 * stopped.
 */
export type Part = 'code' | 'content';

function markOf(output: string, part: Part): string {
  return join(output, `${part}.unfinished`);
}

export function isUnfinished(output: string, part: Part): boolean {
  return existsSync(markOf(output, part));
}

export async function markUnfinished(output: string, part: Part): Promise<void> {
  await mkdir(output, { recursive: true });
  await writeFile(markOf(output, part), '');
}

export async function markFinished(output: string, part: Part): Promise<void> {
  await rm(markOf(output, part), { force: true });
}
