import { owners } from '@portfolio/build/build-workspace';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { outputOf } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';

await runCommand(
  {
    does: 'Publishes all workspaces, some of them from other folders.',
    usage: 'npx tsx shared/commands/publish-folders.ts <workspace>=<folder>…',
    example: 'npx tsx shared/commands/publish-folders.ts shell=/tmp/other-build',
  },
  async (args) => {
    const folders = Object.fromEntries(owners.map((owner) => [owner, outputOf(owner)]));
    for (const arg of args) {
      const [name = '', folder = ''] = arg.split('=');
      folders[ownerNamed(name)] = folder;
    }
    await publish(openSite(), folders);
  },
);
