import { createServer } from 'node:http';
import { root } from '@portfolio/workspace/root';
import { mailboxFolder, withMailbox } from '@portfolio/mailbox/with-mailbox';
import { listenWith, portFrom } from '@portfolio/publish/hosting/server/port';
import { runCommand } from '@portfolio/workspace/run-command';
import { serverLimits } from '@portfolio/publish/hosting/server/serve';
import { openHandler, openSite, siteFolder, sitePath } from '@portfolio/publish/site';

await runCommand(
  {
    does: 'Serves the site as it is, and as it is after every publish, with a mailbox beside it; on port 4173, or PORT.',
    usage: 'npm run site -- serve',
    example: 'PORT=8080 npm run site -- serve',
  },
  async () => {
    const empty = !(await openSite().read('index.html'));
    const server = createServer(serverLimits, withMailbox(mailboxFolder(root), openHandler()));
    const origin = await listenWith(server, portFrom(process.env['PORT']));
    console.log(`The site is at ${origin}${await sitePath()}`);
    if (empty)
      console.log(
        `${siteFolder()} holds no pages yet; they show as soon as they are published: npm run publish -- all`,
      );
  },
);
