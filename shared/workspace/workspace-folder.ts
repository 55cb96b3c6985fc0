import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { root } from './root';

/** The folder of a workspace that has releases. */
export function workspaceFolder(owner: ReleaseOwner): string {
  return join(root, owner === 'shell' ? 'shell' : `remote-${owner}`);
}
