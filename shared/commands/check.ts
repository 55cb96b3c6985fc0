import { owners } from '@portfolio/build/build-workspace';
import { checkContent } from '@portfolio/content/compile/check-content';
import { checkLive } from '@portfolio/publish/launch-checks/check-live';
import { isReady } from '@portfolio/publish/launch-checks/launch-checks';
import { checksTable } from '@portfolio/publish/launch-checks/checks-table';
import { contentRoot } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';

/**
 * `npm run check [-- --links]`: what the live site still lacks for the public, and the mistakes of the content that is to
 * be published next; ends with 1 where there is something.
 */
await runCommand(
  async (_, { links }) => {
    const rows = await checkLive(openSite(), links);
    console.log(checksTable(rows));
    if (!isReady(rows)) process.exitCode = 1;
    await checkContent(contentRoot, owners);
  },
  { links: { type: 'boolean' } },
);
