import { originHere } from '@portfolio/publish/releases/log/entry/origin';
import { runCommand } from '@portfolio/workspace/run-command';
import { openSite, waitFor, waitOption } from '@portfolio/publish/site';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { promote } from '@portfolio/publish/operations/publish/promote';
import { asksOf, promoteAsked } from '@portfolio/publish/operations/publish/ask';
import { promotePreview } from '@portfolio/publish/operations/previews/preview';
import { readPreviews } from '@portfolio/publish/releases/previews-file';
import { PublishError, type Storage } from '@portfolio/publish/storage/storage';
import { browserOption, withBrowserCheck } from './with-browser-check';
import { messageOption, withLog } from './with-log';

await runCommand(
  {
    does: 'Takes releases live together that were uploaded with --stage, or those of a preview, as they were seen.',
    usage: 'npm run site -- promote <workspace>… | <preview>',
    options: {
      asked: { type: 'boolean', says: 'takes live what areas ask for; one that can not go live holds no other up' },
      ...browserOption,
      ...messageOption,
      ...waitOption,
    },
    example: 'npm run site -- promote shell research',
  },
  async (names, { asked, message, wait, 'no-browser': blind }) => {
    if (asked) return takeAsked(withBrowserCheck(openSite(waitFor(wait)), blind), names, message);
    if (names.length === 0)
      throw new PublishError(
        'Say whose staged release goes live: npm run site -- promote shell research (npm run site -- releases lists them), or which preview: npm run site -- promote pr-12 (npm run site -- previews lists them).',
      );
    const storage = withBrowserCheck(openSite(waitFor(wait)), blind);
    const [shown] = names.length === 1 ? (await readPreviews(storage)).filter(({ name }) => name === names[0]) : [];
    const why = message ?? (shown && `Preview ${shown.name}`);
    const site = withLog(storage, originHere('promote', why));
    const published = await (shown ? promotePreview(site, shown.name) : promote(site, names.map(ownerNamed)));
    for (const { owner, release } of published) console.log(`${owner}: release ${release} is live.`);
    console.log(`${published[0]?.pages.length ?? 0} pages composed.`);
  },
);

/** @param names of areas; without one, all that ask. */
async function takeAsked(storage: Storage, names: readonly string[], message: string | undefined): Promise<void> {
  const all = await asksOf(storage).read();
  const asks = all.filter(({ area }) => names.length === 0 || names.includes(area));
  if (asks.length === 0) console.log('No area asks for a release.');
  const refused: string[] = [];
  for (const ask of asks) {
    const site = withLog(storage, originHere('promote', message ?? ask.message));
    await promoteAsked(site, ask).then(
      () => console.log(`${ask.area}: release ${ask.release} is live.`),
      (error: unknown) => {
        if (!(error instanceof PublishError)) throw error;
        refused.push(`${ask.area}: ${error.message}`);
      },
    );
  }
  if (refused.length > 0) throw new PublishError(refused.join('\n'));
}
