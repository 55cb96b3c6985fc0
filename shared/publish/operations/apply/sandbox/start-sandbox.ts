import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const running = new Set<ChildProcess>();
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Starts the process in which foreign code runs, without environment. Its only door is the channel to this process. */
export function startSandbox(): ChildProcess {
  const child = spawn(process.execPath, sandboxArguments(), {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (running.size === 0) watchOwnEnd();
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) unwatchOwnEnd();
  });
  return child;
}

/** In an endless loop it would not notice that nobody listens any more. */
function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

function endBySignal(signal: NodeJS.Signals): void {
  endAll();
  unwatchOwnEnd();
  // What it does without listeners; others decide for themselves.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function watchOwnEnd(): void {
  process.on('exit', endAll);
  for (const signal of signals) process.on(signal, endBySignal);
}

function unwatchOwnEnd(): void {
  process.off('exit', endAll);
  for (const signal of signals) process.off(signal, endBySignal);
}
