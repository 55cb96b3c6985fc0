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

// runCommand defaults to production, in which the React refresh plugin is inactive.
process.env['NODE_ENV'] = 'development';

/** `npm run dev`: everything with hot reload. `npm run dev -w remote-research`: that area alone. */
await runCommand(
  async ([name], { port }) => {
    checkAreas(root);
    const asked = port ?? process.env['PORT'];
    if (name === undefined) return developAll(readPort(asked, shellPort));
    if (isAreaName(name)) return developAlone(name, readPort(asked, areas[name].port));
    throw new PublishError(
      `There is no area "${name}" in shared/contract/areas.ts. There are: ${areaNames.join(', ')}.`,
    );
  },
  { port: { type: 'string' } },
);

async function developAll(port: number): Promise<void> {
  const ports = portsOfAll(port);
  await ensureFree([{ owner: 'the shell', port }, ...areaNames.map((name) => ({ owner: name, port: ports[name] }))]);
  const contents = createContents();
  for (const name of areaNames) await startAreaServer(name, contents.areas[name], ports[name]);
  await startShellServer(contents, ports);
  console.log(`The site is at http://localhost:${port} once it is compiled. Stop with Ctrl-C.`);
}

async function developAlone(name: AreaName, port: number): Promise<void> {
  await ensureFree([{ owner: name, port }]);
  await startAreaServer(name, new DevelopmentContent(name), port);
  console.log(`${name} is at http://localhost:${port} once it is compiled. Stop with Ctrl-C.`);
  console.log(`To load it in a published site on this machine, add ?area=${name}@${port} to the URL.`);
}
