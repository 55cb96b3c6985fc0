import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { variablesIn } from '@portfolio/content/testing/sample-vocabulary';
import { serveFolder } from './serve-site';

const root = join(import.meta.dirname, '..');

const videos = variablesIn(root).filter((name) => name.startsWith('VIDEO_'));

/** Everything that is configured by an owner who uses every service. */
export const allServices = {
  VITALS_URL: '/vitals',
  BACKEND_API_KEY: 'sample-key',
  BACKEND_PROJECT_ID: 'sample',
  BACKEND_APP_ID: '1:2:web:3',
  ...Object.fromEntries(videos.map((name, index) => [name, `video-${index + 1}`])),
};

/**
 * Serves the site with a shell that was built under other settings, most areas' code as it is.
 * @param settings of the environment, for the build of the shell, for the videos, and for the form.
 * @returns the address and the folder of the site, and how to stop it.
 */
export async function serveVariant(
  name: string,
  settings: NodeJS.ProcessEnv,
): Promise<{ address: string; site: string; stop: () => void }> {
  const folder = join(root, '.cache', 'variants', name);
  const site = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  run('npm', ['run', '--silent', 'build', '-w', 'shell'], {
    ...settings,
    BUILD_OUTPUT: join(folder, 'shell'),
    CI: 'true',
  });
  cpSync(join(root, 'shell/dist/content'), join(folder, 'shell/content'), { recursive: true });
  const withVideos = Object.keys(settings).some((setting) => setting.startsWith('VIDEO_'));
  if (withVideos) await compileDevelopment(join(folder, 'development'), settings);
  const withMail = Object.keys(settings).some((setting) => setting.startsWith('MAIL_'));
  if (withMail) {
    const output = join(folder, 'contact');
    run('npm', ['run', '--silent', 'build', '-w', 'remote-contact'], { ...settings, BUILD_OUTPUT: output, CI: 'true' });
    cpSync(join(root, 'remote-contact/dist/content'), join(output, 'content'), { recursive: true });
  }
  const publish = ['--import', 'tsx', 'shared/commands/publish-folders.ts'];
  const built = ['shell', ...(withVideos ? ['development'] : []), ...(withMail ? ['contact'] : [])];
  const others = built.map((owner) => `${owner}=${join(folder, owner)}`);
  run(process.execPath, [...publish, ...others], { SITE: site });
  const { origin, stop } = await serveFolder(site);
  return { address: origin, site, stop };
}

/** Serves the same builds of a variant, which is there already, below a path. @returns its address, with the path. */
export async function serveVariantBelow(name: string, address: string): Promise<{ address: string; stop: () => void }> {
  const folder = join(root, '.cache', 'variants', name);
  const site = join(folder, 'below');
  const built = ['shell', 'development', 'contact'].filter((owner) => existsSync(join(folder, owner)));
  const publish = ['--import', 'tsx', 'shared/commands/publish-folders.ts'];
  const others = built.map((owner) => `${owner}=${join(folder, owner)}`);
  run(process.execPath, [...publish, ...others], { SITE: site, SITE_ADDRESS: address });
  const { origin, stop } = await serveFolder(site);
  return { address: origin, stop };
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
