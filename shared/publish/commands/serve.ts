import { createServer } from 'node:http';
import { root } from '../../build/root';
import { mailboxFolder, withMailbox } from '../../mailbox/with-mailbox';
import { listenWith, portFrom } from '../port';
import { runCommand } from '../run-command';
import { serverLimits } from '../serve';
import { openHandler, openSite, siteFolder } from '../site';

/** `npm run serve`: serves the site as it is, and as it is after every publish, with a mailbox beside it. */
await runCommand(async () => {
  const empty = !(await openSite().read('index.html'));
  const server = createServer(serverLimits, withMailbox(mailboxFolder(root), openHandler()));
  console.log(`The site is at ${await listenWith(server, portFrom(process.env['PORT']))}`);
  if (empty)
    console.log(`${siteFolder} holds no pages yet; they show as soon as they are published: npm run publish -- all`);
});
