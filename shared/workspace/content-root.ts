import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { withEnvFile } from './configuration';
import { root } from './root';
import { workspaceFolder } from './workspace-folder';

/**
 * The folder with all content, in the repository's own shape: `shell/content` and `remote-<area>/content`. It is the
 * repository itself, or what CONTENT names, relative to it.
 */
export const contentRoot = resolve(root, withEnvFile()['CONTENT'] ?? '.');

/** The folder of a workspace's content, which need not be there. */
export function contentOf(owner: ReleaseOwner): string {
  return join(contentRoot, owner === 'shell' ? 'shell' : `remote-${owner}`, 'content');
}

/** Whether an area has content: without any it is not built. */
export function hasContent(owner: ReleaseOwner): boolean {
  return existsSync(join(contentOf(owner), owner === 'shell' ? 'site.md' : 'index.md'));
}

/** Where a workspace is built to. */
export function outputOf(owner: ReleaseOwner): string {
  return outputIn(contentRoot, owner);
}

/** A name for what is kept of an output elsewhere: its lock, its cache. */
export function outputName(output: string): string {
  return relative(root, output).replaceAll('/', '-');
}

/** Where it is built to with the content of a folder: other content has outputs of its own, so that neither replaces the other's. */
export function outputIn(content: string, owner: ReleaseOwner): string {
  if (content === root) return join(workspaceFolder(owner), 'dist');
  const name = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return join(root, '.cache', 'content', name, owner);
}
