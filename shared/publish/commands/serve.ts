import { runCommand } from '../run-command';
import { listen } from '../serve';
import { siteFolder } from '../site';

/** `npm run serve`: serves the site as it is. */
await runCommand(async () => {
  console.log(`The site is at ${await listen(siteFolder, Number(process.env['PORT'] ?? 4173))}`);
});
