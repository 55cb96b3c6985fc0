import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atOwnEnd } from '@portfolio/workspace/own-end';
import { limits } from './limits';

/** Named without "experimental" from Node 22.13. */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Flags and scripts of the process: without files, children, workers, add-ons and inspector by Node's permission model. */
export function sandboxArguments(): string[] {
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  return [
    permission ?? '--permission',
    `--max-old-space-size=${limits.megabytes}`,
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--no-warnings',
    '--input-type=module',
    '--eval',
    text('sandbox.mjs'),
    '--',
    text('composer-host.mjs'),
  ];
}

/** Starts the process in which foreign code runs, without environment. Its only door is the channel to this process. */
export function startSandbox(): ChildProcess {
  const child = spawn(process.execPath, sandboxArguments(), {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // In an endless loop it would not notice that nobody listens any more.
  child.once(
    'close',
    atOwnEnd(() => child.kill('SIGKILL')),
  );
  return child;
}
