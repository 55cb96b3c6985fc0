import { runCommand } from '@portfolio/workspace/run-command';
import { waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { owners } from '@portfolio/build/build-workspace';
import { buildWithProgress } from './build-with-progress';

await runCommand(
  {
    does: 'Builds what changed, of all workspaces or of the named ones, and publishes nothing.',
    usage: 'npm run build -- [workspace…]',
    options: {
      quick: { type: 'boolean', says: 'photos that were never encoded are encoded quickly, as by a first start' },
      ...waitOption,
    },
    example: 'npm run build -- research',
  },
  async (names, { quick, wait }) => {
    await buildWithProgress(names.length > 0 ? [...new Set(names.map(ownerNamed))] : owners, {
      care: quick ? 'quick' : 'thorough',
      wait: waitFor(wait),
    });
  },
);
