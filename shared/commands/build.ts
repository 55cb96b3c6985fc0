import { runCommand } from '@portfolio/workspace/run-command';
import { waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { owners } from '@portfolio/build/build-workspace';
import { buildShown } from './build-shown';

/** `npm run build [-- research]`: builds what changed, of all workspaces or of the named ones. */
await runCommand(async (names, { wait }) => {
  await buildShown(names.length > 0 ? names.map(ownerNamed) : owners, { wait: waitFor(wait) });
}, waitOption);
