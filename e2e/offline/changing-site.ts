import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { repository } from '../site/workbench';

/** A copy of the published site that a test can change and take offline. */
export type ChangingSite = {
  address: string;
  /** Paths that were requested since the last call. */
  asked: () => string[];
  /** Whether the server responds. */
  network: (on: boolean) => void;
  /** Replaces a text in a file. */
  change: (file: string, from: string, to: string) => void;
  /** Renames an area's release everywhere, as if another had been published and the old one pruned. */
  replaceRelease: (area: string) => string;
  /** Replaces the service worker by one built with OFFLINE=off. */
  giveUp: () => void;
  close: () => void;
};

export async function changingSite(name: string): Promise<ChangingSite> {
  const { siteHandler } = await import('@portfolio/publish/hosting/server/serve');
  const { listenWith } = await import('@portfolio/publish/hosting/server/port');
  const folder = join(repository, '.cache', 'offline', name);
  const site = join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  cpSync(realpathSync(join(repository, '.cache', 'journeys-site', 'site')), site, { recursive: true });
  const handler = siteHandler(site);
  let isOn = true;
  const paths: string[] = [];
  const server = createServer((request, response) => {
    if (!isOn) return void request.socket.destroy();
    paths.push(request.url ?? '');
    handler(request, response);
  });
  const address = await listenWith(server, 0);
  const rewrite = (file: string, edit: (text: string) => string) => {
    writeFileSync(join(site, file), edit(readFileSync(join(site, file), 'utf8')));
    removeCompressed(join(site, file));
  };
  return {
    address,
    asked: () => paths.splice(0),
    network: (on) => {
      isOn = on;
      if (!on) server.closeAllConnections();
    },
    change: (file, from, to) => rewrite(file, (text) => text.replaceAll(from, to)),
    replaceRelease: (area) => {
      const releases = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as {
        areas: Record<string, { live: string; summary: { groups: { entries: { path: string }[] }[] } }>;
      };
      const { live, summary } = releases.areas[area]!;
      const other = [...live].reverse().join('');
      const pages = summary.groups.flatMap(({ entries }) => entries.map(({ path }) => `${path.slice(1)}.html`));
      for (const file of ['releases.json', ...pages]) rewrite(file, (text) => text.replaceAll(live, other));
      renameSync(join(site, '_areas', area, live), join(site, '_areas', area, other));
      return other;
    },
    giveUp: () => {
      const output = join(folder, 'gone');
      const args = ['run', '--silent', 'build', '-w', 'shell', '--', '--config-name', 'service-worker'];
      const env = { ...process.env, OFFLINE: 'off', BUILD_OUTPUT: output, CI: 'true' };
      const { status } = spawnSync('npm', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'], env });
      if (status !== 0) throw new Error('The service worker could not be built.');
      cpSync(join(output, 'server', 'service-worker.js'), join(site, 'service-worker.js'));
      removeCompressed(join(site, 'service-worker.js'));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The compressed files beside a changed one hold its former bytes. */
function removeCompressed(file: string): void {
  for (const extension of ['br', 'gz']) rmSync(`${file}.${extension}`, { force: true });
}
