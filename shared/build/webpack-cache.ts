import { join } from 'node:path';
import { outputName } from '@portfolio/workspace/content-root';
import { root } from '@portfolio/workspace/root';

/** Where webpack caches what it builds into this folder. Who builds there holds its lock. */
export function webpackCacheOf(output: string): string {
  return join(root, '.cache/webpack', outputName(output));
}
