import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { allEnded } from '@portfolio/workspace/all-ended';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { bundlerInputs } from './build-inputs';
import { updateCssTypes } from './css-types';
import { typescriptProgram } from './typescript-program';
import { webpackCacheOf } from './webpack-cache';
import type { WebpackRunner } from './webpack-runner';

/** A failure whose message was shown already; no stack is shown. */
export class BuildError extends ReportedError {
  override name = 'BuildError';
}

/**
 * Bundles a workspace into its output. What webpack cached is not kept where its settings or loaders were saved meanwhile:
 * some of it may be of either.
 * @throws BuildError with what webpack said when it fails.
 */
export async function bundle(owner: ReleaseOwner, output: string, webpack: WebpackRunner): Promise<void> {
  const version = await bundlerInputs(owner);
  try {
    const configuration = join(workspaceFolder(owner), 'webpack.config.ts');
    const environment = { BUILD_OUTPUT: output, BUILD_CACHE: version };
    const { isBuilt, messages } = await webpack.run({ configuration, environment });
    if (!isBuilt) throw new BuildError(`${messages}\nThe build of ${owner} failed; its messages stand above.`);
  } finally {
    if ((await bundlerInputs(owner)) !== version) await rm(webpackCacheOf(output), { recursive: true, force: true });
  }
}

/** Checks one workspace after the other: they share the output of the packages, whose class names have types first. */
let checked: Promise<unknown> | undefined;

/**
 * Checks a workspace's types beside its bundling.
 * @throws BuildError when either fails.
 * @throws ReportedError before both where TypeScript is not installed.
 */
export async function checkTypesWhile(
  owner: ReleaseOwner,
  bundling: () => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  const program = typescriptProgram();
  const checking = (checked ?? updateCssTypes()).then(() => {
    stopped.throwIfAborted();
    return checkTypes(program, owner);
  });
  checked = checking.catch(() => undefined);
  await allEnded([bundling(), checking]);
}

/** Is never ended half way: it may have written declarations, and not yet for which sources. */
async function checkTypes(program: string, owner: ReleaseOwner): Promise<void> {
  const { status, output } = await run(program, ['-b', workspaceFolder(owner)], root);
  if (status !== 0) throw new BuildError(`${output}\nThe types of ${owner} are wrong; the messages above say where.`);
}

/** @returns how it ended, and what it said: that is only shown when something is wrong. */
async function run(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<{ status: unknown; output: string }> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text));
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return { status, output: Buffer.concat(output).toString().trim() };
}
