import { moveSite } from '@portfolio/publish/operations/move-site';
import { runCommand } from '@portfolio/workspace/run-command';
import { storageAt, waitFor, waitOption } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';

await runCommand(
  {
    does: 'Copies the site with all releases and their history into a bucket or a folder. Stopped, it goes on when it is run again.',
    usage: 'npm run site -- move <from> <to>',
    options: waitOption,
    example: 'npm run site -- move site s3://bucket/prefix',
  },
  async ([from, to], { wait }) => {
    if (!from || !to) throw new PublishError('Say from where to where: npm run site -- move site s3://bucket/prefix');
    await moveSite(storageAt(from, waitFor(wait)), storageAt(to, waitFor(wait)), (part) => console.log(part));
    console.log(`The site is in ${to}. Set SITE=${to} in .env; ${from} stays as it is until you delete it.`);
  },
);
