import { checkLive } from '../ready/check-live';
import { isReady } from '../ready/readiness';
import { readyTable } from '../ready/ready-table';
import { runCommand } from '../run-command';
import { openSite } from '../site';
import { PublishError } from '../storage';

/** `npm run check [-- --links]`: what the live site still lacks for the public; ends with 1 where it lacks something. */
await runCommand(async (args) => {
  const unknown = args.find((arg) => arg !== '--links');
  if (unknown) throw new PublishError(`There is no option "${unknown}". There is: --links.`);
  const rows = await checkLive(openSite(), args.includes('--links'));
  console.log(readyTable(rows));
  if (!isReady(rows)) process.exitCode = 1;
});
