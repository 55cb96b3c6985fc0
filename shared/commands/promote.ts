import { originHere } from '@portfolio/publish/log/origin';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { promote } from '@portfolio/publish/operations/promote';
import { PublishError } from '@portfolio/publish/storage/storage';
import { messageOption, recorded } from './recorded';

/** `npm run promote -- shell research`: takes releases live together that were uploaded with `publish --stage`. */
await runCommand(
  async (names, { message, wait }) => {
    if (names.length === 0)
      throw new PublishError(
        'Say whose staged release goes live: npm run promote -- shell research (npm run releases lists them).',
      );
    const site = recorded(openSite(waitFor(wait)), originHere('promote', message));
    const published = await promote(site, names.map(ownerNamed));
    for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
    console.log(`${published[0]?.composed ?? 0} pages composed.`);
  },
  { ...waitOption, ...messageOption },
);
