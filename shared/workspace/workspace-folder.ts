import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { root } from './root';

/** The name of a workspace that has releases, which is that of its folder. */
export function workspaceName(owner: ReleaseOwner): string {
  return owner === 'shell' ? 'shell' : `remote-${owner}`;
}

export function workspaceFolder(owner: ReleaseOwner): string {
  return join(root, workspaceName(owner));
}
