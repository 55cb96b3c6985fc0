import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { variablesIn } from '@portfolio/content/testing/sample-vocabulary';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { root } from '@portfolio/workspace/root';

import { serveFolder } from './serve-site';

const videos = variablesIn(root).filter((name) => name.startsWith('VIDEO_'));

/** Everything that is configured by an owner who uses every service. */
export const allServices = {
  VITALS_URL: '/vitals',
  BACKEND_API_KEY: 'sample-key',
  BACKEND_PROJECT_ID: 'sample',
  BACKEND_APP_ID: '1:2:web:3',
  ...Object.fromEntries(videos.map((name, index) => [name, `video-${index + 1}`])),
};

/** The workspaces whose builds read settings. */
const builtAnew = ['shell', 'development', 'contact'] as const;

type ServedVariant = { address: string; site: string; stop: () => void };

/**
 * Serves the site with workspaces that were built under other settings, the others as they are.
 * @param settings of the environment, for the build of the shell, for the videos, and for the form.
 * @returns the address and the folder of the site, and how to stop it.
 */
export async function serveVariant(name: string, settings: NodeJS.ProcessEnv): Promise<ServedVariant> {
  const folder = join(root, '.cache', 'variants', name);
  const site = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  const built = builtAnew.filter((owner) => Object.keys(settings).some((name) => readerOf(name) === owner));
  for (const owner of built) await buildUnder(settings, owner, join(folder, owner));
  return serveBuilds(folder, site);
}

/** Serves the same builds of a variant, which is there already, below a path. @returns its address, with the path. */
export function serveVariantBelow(name: string, address: string): Promise<ServedVariant> {
  const folder = join(root, '.cache', 'variants', name);
  return serveBuilds(folder, join(folder, 'below'), { SITE_ADDRESS: address });
}

async function serveBuilds(folder: string, site: string, settings: NodeJS.ProcessEnv = {}): Promise<ServedVariant> {
  const own = builtAnew.filter((owner) => existsSync(join(folder, owner)));
  const builds = own.map((owner) => `${owner}=${join(folder, owner)}`);
  const publish = ['--import', 'tsx', 'shared/commands/publish-folders.ts', ...builds];
  run(process.execPath, publish, { ...settings, SITE: site });
  const { origin, stop } = await serveFolder(site);
  return { address: origin, site, stop };
}

/** The workspace whose build reads a setting. */
function readerOf(setting: string): ReleaseOwner {
  if (setting.startsWith('VIDEO_')) return 'development';
  return setting.startsWith('MAIL_') ? 'contact' : 'shell';
}

async function buildUnder(settings: NodeJS.ProcessEnv, owner: ReleaseOwner, output: string): Promise<void> {
  if (owner === 'development') return compileDevelopment(output, settings);
  const workspace = workspaceName(owner);
  run('npm', ['run', '--silent', 'build', '-w', workspace], { ...settings, BUILD_OUTPUT: output, CI: 'true' });
  cpSync(join(root, workspace, 'dist/content'), join(output, 'content'), { recursive: true });
}

/** The area's code as it is, with content that was compiled under other settings. */
async function compileDevelopment(output: string, settings: NodeJS.ProcessEnv): Promise<void> {
  for (const part of ['browser', 'server'])
    cpSync(join(root, 'remote-development/dist', part), join(output, part), { recursive: true });
  const { compileContent } = await import('@portfolio/content/compile/compile');
  const before = { ...process.env };
  Object.assign(process.env, settings);
  await compileContent(root, 'development', output);
  process.env = before;
}

/** Runs a command in the repository. @param settings of the environment. @throws Error when it fails; it has said why. */
export function run(command: string, args: readonly string[], settings: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
