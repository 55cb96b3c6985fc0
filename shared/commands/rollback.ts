import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, ownerNamed } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage';

/** `npm run rollback -- research [release]`: makes the release before the live one live again, without a build. */
await runCommand(async ([name, release]) => {
  if (!name) {
    throw new PublishError(
      'Say what to roll back: npm run rollback -- research, or research and a release from npm run releases.',
    );
  }
  const { rollback } = await import('@portfolio/publish/rollback');
  const published = await rollback(openSite(), ownerNamed(name), release);
  console.log(`${published.owner}: release ${published.release} is live, ${published.pages} pages composed.`);
});
