import { findStale, owners } from '@portfolio/build/build-workspace';
import { diffBuilds } from '@portfolio/publish/operations/diff/diff-builds';
import { openSite } from '@portfolio/publish/site';
import { PublishError } from '@portfolio/publish/storage/storage';
import { outputOf } from '@portfolio/workspace/content-root';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { runCommand } from '@portfolio/workspace/run-command';
import { diffText } from './diff-text';

await runCommand(
  {
    does: 'Says what publishing the last build of these workspaces would change on the live site. Nothing is built or published.',
    usage: 'npm run site -- diff <workspace>… | all',
    options: { json: { type: 'boolean', says: 'the same for programs' } },
    example: 'npm run site -- diff research',
  },
  async (args, { json }) => {
    if (args.length === 0)
      throw new PublishError('Say what to compare: npm run site -- diff research, or several names, or all.');
    const names = args.includes('all') ? owners : args.map(ownerNamed);
    const diff = await diffBuilds(openSite(), Object.fromEntries(names.map((name) => [name, outputOf(name)])));
    const stale = await findStale(names);
    if (json) return console.log(JSON.stringify({ ...diff, stale }, null, 2));
    console.log(diffText(diff).join('\n'));
    if (stale.length > 0)
      console.log(
        `${stale.join(', ')}: sources were changed since this build. Build them first: npm run build -- ${stale.join(' ')}`,
      );
  },
);
