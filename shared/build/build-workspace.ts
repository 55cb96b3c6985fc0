import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { checkContent } from '@portfolio/content/compile/check-content';
import { compileContent } from '@portfolio/content/compile/compile';
import type { Care } from '@portfolio/content/media/encoding/encode';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { checkAreas } from '@portfolio/workspace/check-areas';
import { contentRoot, hasContent, outputOf } from '@portfolio/workspace/content-root';
import type { Wait } from '@portfolio/workspace/lock';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { bundlerInputs, codeInputs, contentInputs } from './build-inputs';
import { forget, isFresh, makeWhereStale, type Part } from './build-record';
import { updateCssTypes } from './css-types';
import { withOutputs } from './output-lock';
import { webpackCacheOf } from './webpack-cache';
import { isUnfinished, markFinished, markUnfinished } from './unfinished-parts';

export type Built = {
  owner: ReleaseOwner;
  code: 'built' | 'unchanged';
  content: 'compiled' | 'unchanged';
  /** Whether some of its photos are encoded quickly. */
  quick: boolean;
  milliseconds: number;
};

export type BuildOptions = {
  /** Without it thorough. Quick: photos that were never encoded are encoded quickly, until a thorough build. */
  care?: Care;
  /** Types are checked by the next build that does not leave it to others: that needs more packages than a site. */
  types?: 'checked' | 'later';
  onBuilt?: (built: Built) => void;
  onBundles?: (owner: ReleaseOwner) => void;
  onPicture?: (owner: ReleaseOwner) => void;
  /** How long another build of one of them is waited for. */
  wait?: Wait;
  /** Receives warnings about content. */
  tell?: (sentence: string) => void;
};

const require = createRequire(import.meta.url);

/** Module federation otherwise finds webpack by an error that it provokes, whose text takes a second to make. */
const FEDERATION_WEBPACK_PATH = require.resolve('webpack');

/** A failure whose message was shown already; no stack is shown. */
export class BuildError extends ReportedError {
  override name = 'BuildError';
}

/** Builds a workspace into its `dist`, and only what changed since it was last built. Its lock is held. */
async function buildWorkspace(owner: ReleaseOwner, options: BuildOptions): Promise<Built> {
  const { care = 'thorough', types = 'checked' } = options;
  const began = performance.now();
  const output = outputOf(owner);
  await removeDrafts(output);
  if (care === 'thorough' && isUnfinished(output, 'content')) await forget(output, 'content');
  const bundling = () => bundle(owner, output);
  const code = await makeWhereStale(output, codePart(owner), async () => {
    options.onBundles?.(owner);
    await markUnfinished(output, 'code');
    // Each bundle empties its own folder, and this one may not be built any more.
    await rm(join(output, 'foreign'), { recursive: true, force: true });
    await (types === 'later' ? bundling() : checkTypesWhile(owner, bundling()));
  });
  if (!code && types === 'checked' && isUnfinished(output, 'code')) await checkTypesWhile(owner, Promise.resolve());
  if (types === 'checked') await markFinished(output, 'code');
  const content = await makeWhereStale(output, contentPart(owner), () => compile(owner, output, options));
  return {
    owner,
    code: code ? 'built' : 'unchanged',
    content: content ? 'compiled' : 'unchanged',
    quick: isUnfinished(output, 'content'),
    milliseconds: performance.now() - began,
  };
}

function codePart(owner: ReleaseOwner): Part {
  return { name: 'code', folders: ['browser', 'server', 'foreign'], inputs: () => codeInputs(owner) };
}

function contentPart(owner: ReleaseOwner): Part {
  return { name: 'content', folders: ['content'], inputs: () => contentInputs(owner) };
}

/** Those whose build is there, but made from other sources than those that are there now. */
export async function builtBefore(names: readonly ReleaseOwner[]): Promise<ReleaseOwner[]> {
  const stale: ReleaseOwner[] = [];
  for (const name of names) {
    const isMade = (part: Part) => isFresh(outputOf(name), part);
    if (!((await isMade(codePart(name))) && (await isMade(contentPart(name))))) stale.push(name);
  }
  return stale;
}

/** What a build that was killed left. */
async function removeDrafts(output: string): Promise<void> {
  for (const name of await readdir(output).catch(() => []))
    if (/^content\..*draft$|\.part$/.test(name)) await rm(join(output, name), { recursive: true, force: true });
}

async function compile(owner: ReleaseOwner, output: string, options: BuildOptions): Promise<void> {
  const { care = 'thorough', tell = console.warn } = options;
  let quick = 0;
  const onPicture = (made: Care) => {
    if (made === 'quick') quick++;
    options.onPicture?.(owner);
  };
  if (care === 'quick') await markUnfinished(output, 'content');
  await compileContent(contentRoot, owner, output, { tell, care, onPicture });
  if (quick === 0) await markFinished(output, 'content');
}

/** What webpack cached is not kept where its settings or loaders were saved meanwhile: some of it may be of either. */
async function bundle(owner: ReleaseOwner, output: string): Promise<void> {
  const version = await bundlerInputs(owner);
  try {
    await runWebpack(owner, { BUILD_OUTPUT: output, BUILD_CACHE: version });
  } finally {
    if ((await bundlerInputs(owner)) !== version) await rm(webpackCacheOf(output), { recursive: true, force: true });
  }
}

/** Runs webpack on a workspace's own configuration. @throws BuildError with what it said when it fails. */
export async function runWebpack(owner: ReleaseOwner, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = ['--import', 'tsx', webpack, '--fail-on-warnings'];
  const { status, said } = await run(args, workspaceFolder(owner), environment);
  if (status !== 0) throw new BuildError(`${said}\nThe build of ${owner} failed; its messages stand above.`);
}

/** Checks one workspace after the other: they share the output of the packages, whose class names have types first. */
let checked: Promise<unknown> | undefined;

/** Checks a workspace's types beside its bundling. @throws BuildError when either fails. */
async function checkTypesWhile(owner: ReleaseOwner, bundling: Promise<void>): Promise<void> {
  const checking = (checked ?? updateCssTypes()).then(() => runTypeScript(owner));
  checked = checking.catch(() => undefined);
  await allEnded([bundling, checking]);
}

async function runTypeScript(owner: ReleaseOwner): Promise<void> {
  const compiler = require.resolve('typescript/bin/tsc');
  const { status, said } = await run([compiler, '-b', workspaceFolder(owner)], root);
  if (status !== 0) throw new BuildError(`${said}\nThe types of ${owner} are wrong; the messages above say where.`);
}

/** @returns how it ended, and what it said: that is only shown when something is wrong. */
async function run(
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: unknown; said: string }> {
  const env = { ...process.env, NODE_ENV: '', FEDERATION_WEBPACK_PATH, ...environment };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said: Buffer.concat(said).toString().trim() };
}

/** The workspaces of this repository that have content: all of them, or one area that has a repository of its own. */
export const owners: readonly ReleaseOwner[] = (['shell', ...areaNames] as const).filter(
  (owner) => existsSync(join(workspaceFolder(owner), 'package.json')) && hasContent(owner),
);

/**
 * Builds several workspaces, two at a time, while nobody else can. All their content is checked before anything is built,
 * so that all its mistakes are told at once.
 * @throws ContentError with the mistakes of all of them.
 * @throws ReportedError when the area table and the folders of the areas do not belong together.
 * @throws BuildError for a workspace that is in another repository.
 */
export async function buildWorkspaces(names: readonly ReleaseOwner[], options: BuildOptions = {}): Promise<void> {
  checkAreas(root);
  const elsewhere = names.find((name) => !owners.includes(name));
  if (elsewhere)
    throw new BuildError(
      `${elsewhere} is not in this repository, or has no content, so it cannot be built. There are: ${owners.join(', ')}.`,
    );
  await withOutputs(names, options.wait, async () => {
    const stale: ReleaseOwner[] = [];
    for (const name of names) if (!(await isFresh(outputOf(name), contentPart(name)))) stale.push(name);
    await checkContent(contentRoot, stale);
    const limit = pLimit(2);
    const build = async (name: ReleaseOwner) => {
      // Not inside the call below: without a listener nothing would be built.
      const built = await buildWorkspace(name, options);
      options.onBuilt?.(built);
    };
    await allEnded(names.map((name) => limit(() => build(name))));
  });
}

/** A lock is let go only when nothing writes any more. @throws the first error. */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
