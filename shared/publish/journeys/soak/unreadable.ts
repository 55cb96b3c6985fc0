import { spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';

const nobody = 65534;

export type Outcome = { status: number | null; output: string };
type Run = (command: string, args: readonly string[], environment?: NodeJS.ProcessEnv) => Outcome;

/**
 * Runs commands in a folder as a process that cannot read another folder: root gives the process to a user who has no
 * rights there, others cover the folder in a namespace of their own.
 * @param folder in which the commands run; it is given to that user.
 */
export function withoutReading(hidden: string, folder: string, work: (run: Run) => void): void {
  const isRoot = process.getuid?.() === 0;
  const { mode } = statSync(hidden);
  if (isRoot) {
    chmodSync(hidden, 0o700);
    spawnSync('chown', ['-R', `${nobody}:${nobody}`, folder]);
  }
  try {
    work((command, args, environment = {}) => {
      const cover = ['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs none "$0" && exec "$@"', hidden];
      const { status, stdout, stderr } = spawnSync(
        isRoot ? command : 'unshare',
        isRoot ? args : [...cover, command, ...args],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { PATH: process.env['PATH'], HOME: folder, ...environment },
          ...(isRoot && { uid: nobody, gid: nobody }),
        },
      );
      return { status, output: stdout + stderr };
    });
  } finally {
    if (isRoot) chmodSync(hidden, mode);
  }
}
