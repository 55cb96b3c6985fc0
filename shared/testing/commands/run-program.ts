import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

/** Runs Jest with the terminal of this process. @returns its exit code. */
export function runJest(args: readonly string[], environment: NodeJS.ProcessEnv = {}): number {
  return run('jest/bin/jest.js', args, environment);
}

/** Runs journeys with the terminal of this process. @returns its exit code. */
export function runPlaywright(config: 'playwright' | 'nightly', args: readonly string[]): number {
  return run('@playwright/test/cli.js', ['test', '--config', `e2e/${config}.config.ts`, ...args]);
}

function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): number {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}
