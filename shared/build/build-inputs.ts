import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError } from '@portfolio/content/source/content-error';
import { linkTargets } from '@portfolio/content/text/links/link-context';
import { areaSettings, readSettings, readSettingsSource, siteFile } from '@portfolio/content/site/site-settings';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { contentOf, contentRoot } from '@portfolio/workspace/content-root';
import {
  fingerprint,
  fingerprintContent,
  fingerprintContentTimes,
  fingerprintTimes,
} from '@portfolio/workspace/fingerprint';
import { packageFolder, packagesOf } from '@portfolio/workspace/packages';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import type { Inputs } from './build-record';
import { siteCharacters } from './site-characters';
import { findTypeface, packageNameOf } from './typeface';

/** Everything that a workspace's bundles are made from. */
export async function codeInputs(owner: ReleaseOwner): Promise<Inputs> {
  const workspace = relative(root, workspaceFolder(owner));
  // The composer is part of the shell's build.
  const others = ['build', 'workspace', ...(owner === 'shell' ? ['compose'] : [])];
  const packages = [
    ...packagesOf(
      workspaceFolder(owner),
      others.map((name) => `@portfolio/${name}`),
    ),
    ...(isForeign(owner) ? packagesOf(packageFolder('@portfolio/foreign')) : []),
  ];
  const paths = [`${workspace}/src`, ...configurationOf(workspace), ...packages];
  return {
    times: await fingerprintTimes(paths),
    text: await fingerprint(paths, bundleSettings(owner)),
  };
}

/**
 * A hash of all that webpack does not see as a module's dependency: how it is configured, its loaders and plugins, the
 * packages of others, and the settings. With another one nothing that webpack cached is used.
 */
export function bundlerInputs(owner: ReleaseOwner): Promise<string> {
  const paths = [...configurationOf(relative(root, workspaceFolder(owner))), ...toolPaths()];
  return fingerprint(existsSync(join(root, installed)) ? [...paths, installed] : paths, bundleSettings(owner));
}

/** What npm has installed, which a lock file that was just pulled does not say. */
const installed = 'node_modules/.package-lock.json';

/** Changes with every save of a loader or a plugin, ours and, by the lock file, those of others. */
export function toolTimes(): Promise<string> {
  return fingerprintTimes(['package-lock.json', ...toolPaths()]);
}

function toolPaths(): string[] {
  return packagesOf(packageFolder('@portfolio/build'));
}

function configurationOf(workspace: string): string[] {
  return [`${workspace}/webpack.config.ts`, `${workspace}/package.json`, 'tsconfig.base.json', 'package-lock.json'];
}

function bundleSettings(owner: ReleaseOwner): string {
  const settings = JSON.stringify([process.version, process.env['REACT'], ofBuild()]);
  return settings + (owner === 'shell' || isForeign(owner) ? ownSettings() + siteCharacters() : '');
}

/** Whether pages of other sites may load it. */
function isForeign(owner: ReleaseOwner): boolean {
  return owner !== 'shell' && readConfiguration().foreignHosts.length > 0;
}

/** The settings that builds read: where the site stands is for publishing alone. */
function ofBuild() {
  return { ...readConfiguration(), address: undefined };
}

/**
 * Colour, typeface and languages, which are part of the shell's style sheet, and of that which other sites load.
 * @throws ContentError where the typeface is not installed.
 */
function ownSettings(): string {
  const { colour, typeface, languages } = readSettings(contentRoot);
  const styles = join(packageFolder('@portfolio/styles'), 'package.json');
  if (!findTypeface(typeface, styles))
    throw ContentError.at(
      siteFile,
      readSettingsSource(contentRoot).lineOf(['typeface']),
      `The typeface "${typeface}" is not installed`,
      `a family of fontsource.org that is: npm install --save-exact -w shared/styles @fontsource-variable/${packageNameOf(typeface)}`,
    );
  return JSON.stringify([colour, typeface, languages]);
}

/** Content depends on its folder, on what reads it, on the site's settings, and on the paths and headings of all pages, as it may link to them. */
export async function contentInputs(owner: ReleaseOwner): Promise<Inputs> {
  const workspace = relative(root, workspaceFolder(owner));
  // What reads the data of studies shares code with them.
  const hasStudies = existsSync(join(workspaceFolder(owner), 'src', 'page-readers.ts'));
  const studies = hasStudies ? ['src', 'package.json'].map((path) => `${workspace}/${path}`) : [];
  const readers = [...packagesOf(packageFolder('@portfolio/content')), ...studies];
  const { content } = ofBuild();
  const settings = owner === 'shell' ? '' : areaSettings(contentRoot);
  const others = () => JSON.stringify(content) + settings + linkTargets(contentRoot);
  const folder = [relative(root, contentOf(owner))];
  return {
    times: (await fingerprintContentTimes(folder)) + (await fingerprintTimes(readers)),
    text: await fingerprintContent(folder, (await fingerprint(readers)) + others()),
  };
}
