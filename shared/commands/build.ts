import { runCommand } from '@portfolio/workspace/run-command';
import { ownerNamed } from '@portfolio/publish/site';
import { buildWorkspaces, owners } from '@portfolio/build/build-workspace';

/** `npm run build [-- research]`: builds what changed, of all workspaces or of the named ones. */
await runCommand(async (names) => {
  await buildWorkspaces(names.length > 0 ? names.map(ownerNamed) : owners, ({ owner, code, content, milliseconds }) => {
    console.log(`${owner}: code ${code}, content ${content} (${(milliseconds / 1000).toFixed(1)} s)`);
  });
});
