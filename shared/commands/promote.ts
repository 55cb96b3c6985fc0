import { originHere } from '@portfolio/publish/log/origin';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { promote } from '@portfolio/publish/operations/promote';
import { promotePreview } from '@portfolio/publish/operations/previews/preview';
import { readPreviews } from '@portfolio/publish/operations/previews/previews-file';
import { PublishError } from '@portfolio/publish/storage/storage';
import { messageOption, recorded } from './recorded';

/**
 * `npm run promote -- shell research`: takes releases live together that were uploaded with `publish --stage`.
 * `npm run promote -- pr-12` takes those of a preview live, as they were seen.
 */
await runCommand(
  async (names, { message, wait }) => {
    if (names.length === 0)
      throw new PublishError(
        'Say whose staged release goes live: npm run promote -- shell research (npm run releases lists them), or which preview: npm run promote -- pr-12 (npm run previews lists them).',
      );
    const storage = openSite(waitFor(wait));
    const [shown] = names.length === 1 ? (await readPreviews(storage)).filter(({ name }) => name === names[0]) : [];
    const why = message ?? (shown && `Preview ${shown.name}`);
    const site = recorded(storage, originHere('promote', why));
    const published = await (shown ? promotePreview(site, shown.name) : promote(site, names.map(ownerNamed)));
    for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
    console.log(`${published[0]?.pages.length ?? 0} pages composed.`);
  },
  { ...waitOption, ...messageOption },
);
