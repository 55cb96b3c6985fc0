import { owners } from '@portfolio/build/build-workspace';
import { checkContent } from '@portfolio/content/compile/check-content';
import { translationNotes } from '@portfolio/content/compile/translation-notes';
import { checkLive } from '@portfolio/publish/checks/launch/check-live';
import { isReady, type Check } from '@portfolio/publish/checks/launch/launch-checks';
import { checksTable } from '@portfolio/publish/checks/launch/checks-table';
import { contentRoot } from '@portfolio/workspace/content-root';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite } from '@portfolio/publish/site';

await runCommand(
  {
    does: 'Says what the live site still lacks for the public, and the mistakes of the content that is to be published next; ends with 1 where there is something.',
    usage: 'npm run check --',
    options: { links: { type: 'boolean', says: 'asks other sites, too, whether links to them lead somewhere' } },
    example: 'npm run check -- --links',
  },
  async (_, { links }) => {
    const rows = [...(await checkLive(openSite(), links)), translations()];
    console.log(checksTable(rows));
    if (!isReady(rows)) process.exitCode = 1;
    await checkContent(contentRoot, owners);
  },
);

/** Of the content that is to be published next. */
function translations(): Check {
  const advice = 'a translation of each file; "translates" says which text of the original it is of';
  return { what: 'Translations', problems: translationNotes(contentRoot), advice };
}
