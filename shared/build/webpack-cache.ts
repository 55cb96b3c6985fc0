import { join, relative } from 'node:path';
import { root } from '@portfolio/workspace/root';

/** Where webpack caches what it builds into this folder. Who builds there holds its lock. */
export function webpackCacheOf(output: string): string {
  return join(root, '.cache/webpack', relative(root, output).replaceAll('/', '-'));
}
