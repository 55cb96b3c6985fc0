import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { compileContent } from '@portfolio/content/compile';
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
import { siteCharacters } from './site-characters';
import { findTypeface, packageNameOf } from './typeface';

export type Built = {
  owner: ReleaseOwner;
  code: 'built' | 'unchanged';
  content: 'compiled' | 'unchanged';
  milliseconds: number;
};

const require = createRequire(import.meta.url);

/** A failure whose message was shown already; no stack is shown. */
export class BuildError extends ReportedError {
  override name = 'BuildError';
}

/** Builds a workspace into its `dist`, and only what changed since it was last built. */
export async function buildWorkspace(owner: ReleaseOwner): Promise<Built> {
  const began = performance.now();
  const output = outputOf(owner);
  const code = (await isFresh(output, 'code', await codeFingerprint(owner))) ? 'unchanged' : 'built';
  if (code === 'built') {
    await checkTypesWhile(owner, runWebpack(owner));
    await remember(output, 'code', await codeFingerprint(owner));
  }
  const content = (await isFresh(output, 'content', await contentFingerprint(owner))) ? 'unchanged' : 'compiled';
  if (content === 'compiled') {
    await compileContent(contentRoot, owner, output, { tell: console.warn });
    await remember(output, 'content', await contentFingerprint(owner));
  }
  return { owner, code, content, milliseconds: performance.now() - began };
}

/** Runs webpack on a workspace's own configuration. @throws Error when it fails; its output was shown. */
export async function runWebpack(owner: ReleaseOwner, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const args = ['--import', 'tsx', webpack, '--fail-on-warnings'];
  const status = await run(args, workspaceFolder(owner), environment);
  if (status !== 0) throw new BuildError(`The build of ${owner} failed; its messages stand above.`);
}

/** Checks one workspace after the other: they share the output of the packages. */
let checked: Promise<unknown> = Promise.resolve();

/** Checks a workspace's types beside its bundling. @throws BuildError when either fails; its output was shown. */
async function checkTypesWhile(owner: ReleaseOwner, bundling: Promise<void>): Promise<void> {
  const checking = checked.then(() => runTypeScript(owner));
  checked = checking.catch(() => undefined);
  const failed = (await Promise.allSettled([bundling, checking])).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function runTypeScript(owner: ReleaseOwner): Promise<void> {
  const compiler = require.resolve('typescript/bin/tsc');
  const status = await run([compiler, '-b', workspaceFolder(owner)], root);
  if (status !== 0) throw new BuildError(`The types of ${owner} are wrong; the messages above say where.`);
}

function run(args: readonly string[], folder: string, environment: NodeJS.ProcessEnv = {}): Promise<unknown> {
  const env = { ...process.env, NODE_ENV: '', ...environment };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.on('close', resolve));
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
 * Builds several workspaces, two at a time.
 * @throws ReportedError when the area table and the folders of the areas do not belong together.
 * @throws BuildError for a workspace that is in another repository.
 */
export async function buildWorkspaces(
  names: readonly ReleaseOwner[],
  onBuilt: (built: Built) => void = () => undefined,
): Promise<void> {
  checkAreas(root);
  const elsewhere = names.find((name) => !owners.includes(name));
  if (elsewhere)
    throw new BuildError(
      `${elsewhere} is not in this repository, or has no content, so it cannot be built. There are: ${owners.join(', ')}.`,
    );
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) onBuilt(await buildWorkspace(name));
  };
  await Promise.all([work(), work()]);
}
