import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { checkContent } from '@portfolio/content/compile/check-content';
import { compileContent } from '@portfolio/content/compile/compile';
import type { Care } from '@portfolio/content/media/encoding/encode';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { allEnded } from '@portfolio/workspace/all-ended';
import { checkAreas } from '@portfolio/workspace/check-areas';
import { contentRoot, hasContent, outputOf } from '@portfolio/workspace/content-root';
import type { Wait } from '@portfolio/workspace/lock';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { codeInputs, contentInputs } from './build-inputs';
import { forget, isFresh, makeWhereStale, type Part } from './build-record';
import { BuildError, bundle, checkTypesWhile } from './bundle';
import { withOutputs } from './output-lock';
import { isUnfinished, markFinished, markUnfinished } from './unfinished-parts';
import { webpackRunner, type WebpackRunner } from './webpack-runner';

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
  notify?: (sentence: string) => void;
};

/** What all builds of one call share: when their content was checked, whether they stop because it has mistakes, and webpack. */
type Together = { checked: Promise<void>; stopped: AbortSignal; webpack: WebpackRunner; onBundled: () => void };

/**
 * Builds a workspace into its `dist`, and only what changed since it was last built. Its lock is held. Content is compiled
 * while another program bundles.
 */
async function buildWorkspace(owner: ReleaseOwner, options: BuildOptions, together: Together): Promise<Built> {
  const began = performance.now();
  const output = outputOf(owner);
  await removeDrafts(output);
  const failed = new AbortController();
  const code = buildCode(owner, output, options, together);
  code.catch(() => failed.abort()).finally(together.onBundled);
  const content = together.checked.then(() => buildContent(owner, output, options, failed.signal));
  const [isCodeBuilt, isContentCompiled] = await allEnded([code, content]);
  return {
    owner,
    code: isCodeBuilt ? 'built' : 'unchanged',
    content: isContentCompiled ? 'compiled' : 'unchanged',
    quick: isUnfinished(output, 'content'),
    milliseconds: performance.now() - began,
  };
}

/** @returns whether it was stale. */
async function buildCode(
  owner: ReleaseOwner,
  output: string,
  options: BuildOptions,
  { stopped, webpack }: Together,
): Promise<boolean> {
  const { types = 'checked' } = options;
  const bundling = () => bundle(owner, output, webpack);
  const isBuilt = await makeWhereStale(output, codePart(owner), async () => {
    options.onBundles?.(owner);
    await markUnfinished(output, 'code');
    // Each bundle empties its own folder, and this one may not be built any more.
    await rm(join(output, 'foreign'), { recursive: true, force: true });
    await (types === 'later' ? bundling() : checkTypesWhile(owner, bundling, stopped));
  });
  if (!isBuilt && types === 'checked' && isUnfinished(output, 'code'))
    await checkTypesWhile(owner, () => Promise.resolve(), stopped);
  if (types === 'checked') await markFinished(output, 'code');
  return isBuilt;
}

/** @returns whether it was stale. */
async function buildContent(
  owner: ReleaseOwner,
  output: string,
  options: BuildOptions,
  failed: AbortSignal,
): Promise<boolean> {
  const { care = 'thorough' } = options;
  if (care === 'thorough' && isUnfinished(output, 'content')) await forget(output, 'content');
  return makeWhereStale(output, contentPart(owner), () => compile(owner, output, options, failed));
}

function codePart(owner: ReleaseOwner): Part {
  return { name: 'code', folders: ['browser', 'server', 'foreign'], inputs: () => codeInputs(owner) };
}

function contentPart(owner: ReleaseOwner): Part {
  return { name: 'content', folders: ['content'], inputs: () => contentInputs(owner) };
}

/** Those whose build is there, but made from other sources than those that are there now. */
export async function findStale(names: readonly ReleaseOwner[]): Promise<ReleaseOwner[]> {
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

/** @param failed ends it after the next picture: many take minutes, and what failed is told when this has ended. */
async function compile(owner: ReleaseOwner, output: string, options: BuildOptions, failed: AbortSignal): Promise<void> {
  const { care = 'thorough', notify = console.warn } = options;
  let quick = 0;
  const onPicture = (made: Care) => {
    failed.throwIfAborted();
    if (made === 'quick') quick++;
    options.onPicture?.(owner);
  };
  if (care === 'quick') await markUnfinished(output, 'content');
  await compileContent(contentRoot, owner, output, { notify, care, onPicture });
  if (quick === 0) await markFinished(output, 'content');
}

/** The workspaces of this repository that have content: all of them, or one area that has a repository of its own. */
export const owners: readonly ReleaseOwner[] = (['shell', ...areaNames] as const).filter(
  (owner) => existsSync(join(workspaceFolder(owner), 'package.json')) && hasContent(owner),
);

/**
 * Builds several workspaces, two at a time, while nobody else can. All their content is checked before any is compiled, so
 * that all its mistakes are told at once, and end what is bundled meanwhile.
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
    const stop = new AbortController();
    const webpack = webpackRunner(stop.signal);
    let unbundled = names.length;
    // It needs much memory, and pictures may take minutes.
    const onBundled = () => void (--unbundled === 0 && webpack.end());
    const together = { checked: checkStaleContent(names), stopped: stop.signal, webpack, onBundled };
    together.checked.catch(() => stop.abort());
    const limit = pLimit(2);
    const build = async (name: ReleaseOwner) => {
      stop.signal.throwIfAborted();
      // Not inside the call below: without a listener nothing would be built.
      const built = await buildWorkspace(name, options, together);
      options.onBuilt?.(built);
    };
    await allEnded([together.checked, ...names.map((name) => limit(() => build(name)))]).finally(webpack.end);
  });
}

async function checkStaleContent(names: readonly ReleaseOwner[]): Promise<void> {
  const stale: ReleaseOwner[] = [];
  for (const name of names) if (!(await isFresh(outputOf(name), contentPart(name)))) stale.push(name);
  await checkContent(contentRoot, stale);
}
