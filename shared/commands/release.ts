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
  const published = await takeLive(openSite(), names.map(ownerNamed));
  for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
  console.log(`${published[0]?.composed ?? 0} pages composed.`);
});
