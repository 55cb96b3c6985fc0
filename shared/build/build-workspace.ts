import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { checkContent } from '@portfolio/content/check-content';
import { compileContent } from '@portfolio/content/compile';
import type { Care } from '@portfolio/content/encode';
import { linkTargets } from '@portfolio/content/link-context';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { ContentError } from '@portfolio/content/content-error';
import { areaSettings, readSettings, readSettingsSource, siteFile } from '@portfolio/content/site-settings';
import { contentOf, contentRoot, hasContent, outputOf } from '@portfolio/workspace/content-root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { checkAreas } from '@portfolio/workspace/check-areas';
import { fingerprint, fingerprintByTime } from '@portfolio/workspace/fingerprint';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { packageFolder, packagesOf } from '@portfolio/workspace/packages';
import { root } from '@portfolio/workspace/root';
import { isUnfinished, markUnfinished, markFinished } from './unfinished-parts';
import { siteCharacters } from './site-characters';
import { findTypeface, packageNameOf } from './typeface';

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
  /** Receives warnings about content. */
  tell?: (sentence: string) => void;
};

const require = createRequire(import.meta.url);

/** A failure whose message was shown already; no stack is shown. */
export class BuildError extends ReportedError {
  override name = 'BuildError';
}

/** Builds a workspace into its `dist`, and only what changed since it was last built. */
export async function buildWorkspace(owner: ReleaseOwner, options: BuildOptions = {}): Promise<Built> {
  const { care = 'thorough', types = 'checked' } = options;
  const began = performance.now();
  const output = outputOf(owner);
  if (care === 'thorough' && isUnfinished(output, 'content'))
    await rm(join(output, 'content.fingerprint'), { force: true });
  const code = (await isFresh(output, 'code', await codeFingerprint(owner))) ? 'unchanged' : 'built';
  if (code === 'built') {
    options.onBundles?.(owner);
    await markUnfinished(output, 'code');
    await (types === 'later' ? runWebpack(owner) : checkTypesWhile(owner, runWebpack(owner)));
    await remember(output, 'code', await codeFingerprint(owner));
  } else if (types === 'checked' && isUnfinished(output, 'code')) await checkTypesWhile(owner, Promise.resolve());
  if (types === 'checked') await markFinished(output, 'code');
  const content = (await isFresh(output, 'content', await contentFingerprint(owner))) ? 'unchanged' : 'compiled';
  if (content === 'compiled') {
    await compile(owner, output, options);
    await remember(output, 'content', await contentFingerprint(owner));
  }
  return { owner, code, content, quick: isUnfinished(output, 'content'), milliseconds: performance.now() - began };
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

/** Runs webpack on a workspace's own configuration. @throws BuildError with what it said when it fails. */
export async function runWebpack(owner: ReleaseOwner, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = ['--import', 'tsx', webpack, '--fail-on-warnings'];
  const { status, said } = await run(args, workspaceFolder(owner), environment);
  if (status !== 0) throw new BuildError(`${said}\nThe build of ${owner} failed; its messages stand above.`);
}

/** Checks one workspace after the other: they share the output of the packages. */
let checked: Promise<unknown> = Promise.resolve();

/** Checks a workspace's types beside its bundling. @throws BuildError when either fails. */
async function checkTypesWhile(owner: ReleaseOwner, bundling: Promise<void>): Promise<void> {
  const checking = checked.then(() => runTypeScript(owner));
  checked = checking.catch(() => undefined);
  const failed = (await Promise.allSettled([bundling, checking])).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
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
  const env = { ...process.env, NODE_ENV: '', ...environment };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => said.push(text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, said: Buffer.concat(said).toString().trim() };
}

function codeFingerprint(owner: ReleaseOwner): Promise<string> {
  const workspace = relative(root, workspaceFolder(owner));
  // The composer is part of the shell's build.
  const others = ['build', 'workspace', ...(owner === 'shell' ? ['publish'] : [])];
  const packages = packagesOf(
    workspaceFolder(owner),
    others.map((name) => `@portfolio/${name}`),
  );
  const own = ['src', 'webpack.config.ts', 'package.json'].map((path) => `${workspace}/${path}`);
  return fingerprint(
    [...own, 'tsconfig.base.json', 'package-lock.json', ...packages],
    process.version + JSON.stringify(readConfiguration()) + (owner === 'shell' ? ownSettings() + siteCharacters() : ''),
  );
}

/**
 * Colour and typeface, which are part of the shell's style sheet.
 * @throws ContentError where the typeface is not installed.
 */
function ownSettings(): string {
  const { colour, typeface } = readSettings(contentRoot);
  const styles = join(packageFolder('@portfolio/styles'), 'package.json');
  if (!findTypeface(typeface, styles))
    throw ContentError.at(
      siteFile,
      readSettingsSource(contentRoot).lineOf(['typeface']),
      `The typeface "${typeface}" is not installed`,
      `a family of fontsource.org that is: npm install --save-exact -w shared/styles @fontsource-variable/${packageNameOf(typeface)}`,
    );
  return JSON.stringify([colour, typeface]);
}

/** Content depends on its folder, on what reads it, on the site's settings, and on the paths and headings of all pages, as it may link to them. */
async function contentFingerprint(owner: ReleaseOwner): Promise<string> {
  const workspace = relative(root, workspaceFolder(owner));
  // What reads the data of studies shares code with them.
  const lists = ['src/page-readers.ts', 'study-data'].filter((path) => existsSync(join(workspaceFolder(owner), path)));
  const readers = lists.length > 0 ? [...lists, 'src', 'package.json'].map((path) => `${workspace}/${path}`) : [];
  const reader = await fingerprint([...packagesOf(packageFolder('@portfolio/content')), ...readers]);
  const { address, content } = readConfiguration();
  const settings = owner === 'shell' ? '' : areaSettings(readSettings(contentRoot));
  return fingerprintByTime(
    [relative(root, contentOf(owner))],
    reader + JSON.stringify([address, content]) + settings + linkTargets(contentRoot),
  );
}

async function isFresh(output: string, part: string, now: string): Promise<boolean> {
  const file = join(output, `${part}.fingerprint`);
  return existsSync(file) && (await readFile(file, 'utf8')) === now;
}

async function remember(output: string, part: string, now: string): Promise<void> {
  await mkdir(output, { recursive: true });
  await writeFile(join(output, `${part}.fingerprint`), now);
}

/** The workspaces of this repository that have content: all of them, or one area that has a repository of its own. */
export const owners: readonly ReleaseOwner[] = (['shell', ...areaNames] as const).filter(
  (owner) => existsSync(join(workspaceFolder(owner), 'package.json')) && hasContent(owner),
);

/**
 * Builds several workspaces, two at a time. All their content is checked before anything is built, so that all its
 * mistakes are told at once.
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
  const stale: ReleaseOwner[] = [];
  for (const name of names)
    if (!(await isFresh(outputOf(name), 'content', await contentFingerprint(name)))) stale.push(name);
  await checkContent(contentRoot, stale);
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      options.onBuilt?.(await buildWorkspace(name, options));
  };
  await Promise.all([work(), work()]);
}
