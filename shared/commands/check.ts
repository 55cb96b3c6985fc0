import { checkLive } from '@portfolio/publish/ready/check-live';
import { isReady } from '@portfolio/publish/ready/readiness';
import { readyTable } from '@portfolio/publish/ready/ready-table';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';

/** `npm run check [-- --links]`: what the live site still lacks for the public; ends with 1 where it lacks something. */
await runCommand(
  async (_, { links }) => {
    const rows = await checkLive(openSite(), links);
    console.log(readyTable(rows));
    if (!isReady(rows)) process.exitCode = 1;
  },
  { links: { type: 'boolean' } },
);
