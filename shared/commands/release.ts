import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, ownerNamed } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run release -- shell research`: takes releases live together that were uploaded with `publish --hold`. */
await runCommand(async (names) => {
  if (names.length === 0)
    throw new PublishError(
      'Say whose waiting release goes live: npm run release -- shell research (npm run releases lists them).',
    );
  const { takeLive } = await import('@portfolio/publish/waiting-releases');
  for (const { owner, release, pages } of await takeLive(openSite(), names.map(ownerNamed)))
    console.log(`${owner}: release ${release} is live, ${pages} pages composed.`);
});
