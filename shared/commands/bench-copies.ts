import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { owners } from '@portfolio/build/build-workspace';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

/** Copies the repository's content to `place`, beside its encoded pictures: what is measured there changes nothing here. */
export async function copyContent(place: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await symlink(join(root, '.cache'), join(place, '.cache'));
  for (const owner of owners) {
    const workspace = workspaceFolder(owner);
    await cp(join(workspace, 'content'), join(place, basename(workspace), 'content'), { recursive: true });
  }
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
