import { runCommand } from '@portfolio/workspace/run-command';
import { waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { owners } from '@portfolio/build/build-workspace';
import { buildShown } from './build-shown';

await runCommand(
  {
    does: 'Builds what changed, of all workspaces or of the named ones, and publishes nothing.',
    usage: 'npm run build -- [workspace…]',
    options: waitOption,
    example: 'npm run build -- research',
  },
  async (names, { wait }) => {
    await buildShown(names.length > 0 ? [...new Set(names.map(ownerNamed))] : owners, { wait: waitFor(wait) });
  },
);
