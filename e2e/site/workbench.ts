import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { areaNames, type AreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { workspaceName } from '@portfolio/workspace/workspace-folder';
import { root as repository } from '@portfolio/workspace/root';

export { repository };
export const owners: readonly ReleaseOwner[] = ['shell', ...areaNames];

/** A copy of the content that a test can change, with the real builds and a site made of both. */
export type Workbench = {
  /** Used as the repository's root when content is compiled. */
  root: string;
  site: string;
  /** Compiles the current content of a workspace. @returns the folder of a complete build. */
  build: (owner: ReleaseOwner) => Promise<string>;
  publish: (...names: ReleaseOwner[]) => Promise<void>;
  /** {@link commandOn} this site. */
  command: (script: string, ...args: string[]) => string;
};

export function workbench(name: string): Workbench {
  const folder = join(repository, '.cache', 'publishing', name);
  const [root, site] = [join(folder, 'content'), join(folder, 'site')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  symlinkSync(join(repository, '.cache'), join(root, '.cache'));
  for (const owner of owners) {
    cpSync(join(repository, workspaceName(owner), 'content'), join(root, workspaceName(owner), 'content'), {
      recursive: true,
    });
    symlinkSync(join(repository, workspaceName(owner), 'src'), join(root, workspaceName(owner), 'src'));
  }
  let count = 0;

  const build = async (owner: ReleaseOwner) => {
    const output = join(folder, 'builds', `${owner}-${count++}`);
    for (const part of ['browser', 'server'])
      cpSync(join(repository, workspaceName(owner), 'dist', part), join(output, part), { recursive: true });
    const { compileContent } = await import('@portfolio/content/compile/compile');
    await compileContent(root, owner, output);
    return output;
  };
  const publish = async (...names: ReleaseOwner[]) => {
    const { publish: publishBuilds } = await import('@portfolio/publish/operations/publish/publish');
    const { folderStorage } = await import('@portfolio/publish/storage/folder/folder-storage');
    const folders: Partial<Record<ReleaseOwner, string>> = {};
    for (const owner of names) folders[owner] = await build(owner);
    await publishBuilds(folderStorage(site), folders);
  };
  return { root, site, build, publish, command: (...words) => commandOn(site, ...words) };
}

/** Runs a command on a site, without npm. @returns its output. @throws Error with what it said when it fails. */
export function commandOn(site: string, name: string, ...args: string[]): string {
  const node = ['--import', 'tsx', join('shared', 'commands', `${name}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, SITE: site },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** A workbench with a site that is live already: a copy of that of the journeys, all workspaces as they were built. */
export function publishedWorkbench(name: string): Workbench {
  const bench = workbench(name);
  copyJourneysSite(dirname(bench.site));
  return bench;
}

/** Copies the site of the journeys into a folder, as `site`. */
export function copyJourneysSite(folder: string): void {
  const journeys = join(repository, '.cache', 'journeys-site');
  for (const part of ['.site', 'site'])
    cpSync(join(journeys, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
}

/** Serves a site as `npm run site -- serve` does, on a free port. */
export async function serveSite(site: string): Promise<{ address: string; close: () => void }> {
  const { siteHandler } = await import('@portfolio/publish/hosting/server/serve');
  const { listenWith } = await import('@portfolio/publish/hosting/server/port');
  const server = createServer(siteHandler(site));
  // A publish blocks this process, and kept-alive connections would time out meanwhile.
  server.keepAliveTimeout = 0;
  const address = await listenWith(server, 0);
  return {
    address,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The names of an area's page folders. */
export function pageNames({ root }: Workbench, area: AreaName): string[] {
  const folder = join(root, workspaceName(area), 'content');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.md')));
}

/** The paths of all pages, from the sitemaps of a served site. */
export async function sitePaths(address: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(address + path)).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<(?:url|sitemap)><loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path ?? '');
  const maps = await Promise.all(pathsIn(await read('/sitemap.xml')).map(read));
  // What begins with an underscore is a file for download.
  return maps.flatMap(pathsIn).filter((path) => !path.startsWith('/_'));
}
