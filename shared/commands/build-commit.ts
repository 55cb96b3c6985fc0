import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { PublishError } from '@portfolio/publish/storage/storage';
import { root } from '@portfolio/workspace/root';
import { workspaceName } from '@portfolio/workspace/workspace-folder';

/**
 * Builds workspaces in a clean checkout of a commit, with the packages of its lock file and this checkout's settings.
 * @param folder that does not exist yet.
 * @param packages 'linked' takes the packages of this checkout, which is quick and trusts them.
 * @returns the folder of each build.
 * @throws PublishError where the commit is not here, or where it can't be built.
 */
export function buildCommit(
  commit: string,
  owners: readonly ReleaseOwner[],
  folder: string,
  packages: 'installed' | 'linked',
): Record<string, string> {
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0)
    throw new PublishError(`The commit ${commit} is not in this repository. Fetch it and try again: git fetch`);
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], root);
  run('git', ['checkout', '--quiet', '--detach', commit], folder);
  if (existsSync(join(root, '.env'))) cpSync(join(root, '.env'), join(folder, '.env'));
  if (packages === 'linked') run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], root);
  run('npm', ['run', '--silent', 'build', '--', ...owners], folder);
  return Object.fromEntries(owners.map((owner) => [owner, join(folder, workspaceName(owner), 'dist')]));
}

function run(command: string, args: readonly string[], folder: string): void {
  // The checkout has an output of its own, whatever this one is set to.
  const env = { ...process.env, CONTENT: '', BUILD_OUTPUT: undefined };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
  if (status !== 0)
    throw new PublishError(`${stdout}${stderr}\n${command} ${args[0]} failed in ${folder}; its messages stand above.`);
}
