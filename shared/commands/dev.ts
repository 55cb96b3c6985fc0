import { checkAreas } from '@portfolio/workspace/check-areas';
import { root } from '@portfolio/workspace/root';
import { areaNames, areas, isAreaName, shellPort, type AreaName } from '@portfolio/contract/areas';
import { runCommand } from '@portfolio/workspace/run-command';
import { PublishError } from '@portfolio/publish/storage/storage';
import { startAreaServer } from '@portfolio/dev/area-server';
import { DevelopmentContent } from '@portfolio/dev/content';
import { createContents } from '@portfolio/dev/contents';
import { ensureFree, portsOfAll, readPort } from '@portfolio/dev/ports';
import { startShellServer } from '@portfolio/dev/shell-server';
import { showTypeErrors } from '@portfolio/dev/show-type-errors';
import { allProjects } from '@portfolio/dev/all-projects';
import type { StartedServer } from '@portfolio/dev/start-server';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

// runCommand defaults to production, in which the React refresh plugin is inactive.
process.env['NODE_ENV'] = 'development';

await runCommand(
  {
    does: 'Everything with hot reload, on port 4200; with -w remote-<area> that area alone, on its own port. PORT names another.',
    usage: 'npm run dev [-w remote-<area>] --',
    options: { port: { type: 'string', says: 'the port, in place of PORT' } },
    example: 'npm run dev -w remote-research',
  },
  async ([name], { port }) => {
    checkAreas(root);
    const asked = port ?? process.env['PORT'];
    if (name === undefined) return developAll(readPort(asked, shellPort));
    if (isAreaName(name)) return developAlone(name, readPort(asked, areas[name].port));
    throw new PublishError(
      `There is no area "${name}" in shared/contract/areas.ts. There are: ${areaNames.join(', ')}.`,
    );
  },
);

async function developAll(port: number): Promise<void> {
  const ports = portsOfAll(port);
  await ensureFree([{ owner: 'the shell', port }, ...areaNames.map((name) => ({ owner: name, port: ports[name] }))]);
  const contents = createContents();
  const servers = new Map<AreaName, StartedServer>();
  for (const name of areaNames) servers.set(name, await startAreaServer(name, contents.areas[name], ports[name]));
  const shell = await startShellServer(contents, ports);
  console.log(`The site is at http://localhost:${port} once it is compiled. Stop with Ctrl-C.`);
  await showTypeErrors(shell, servers, allProjects());
}

async function developAlone(name: AreaName, port: number): Promise<void> {
  await ensureFree([{ owner: name, port }]);
  const server = await startAreaServer(name, new DevelopmentContent(name), port);
  console.log(`${name} is at http://localhost:${port} once it is compiled. Stop with Ctrl-C.`);
  console.log(`To load it in a published site on this machine, add ?area=${name}@${port} to the URL.`);
  await showTypeErrors(server, new Map(), [workspaceFolder(name)]);
}
