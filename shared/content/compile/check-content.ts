import type { ReleaseOwner } from '@portfolio/contract/release';
import { mediaUrl } from './compile';
import { Mistakes } from '../source/content-error';
import type { Drafts } from '../links/drafts';
import { readIcon } from '../site/icons';
import { inspectArea, parseArea, type ParsedArea } from './parse-area';
import { readShell } from '../site/read-shell';
import { otherLanguages } from '../site/site-settings';
import { loadStudyReaders } from '../studies/study-block';

/**
 * Checks the content of several workspaces without compiling any: first the text of all of them, then the beginning of
 * every picture.
 * @throws ContentError with all mistakes of all of them, in their order.
 */
export async function checkContent(
  root: string,
  owners: readonly ReleaseOwner[],
  drafts: Drafts = 'left out',
): Promise<void> {
  const mistakes = new Mistakes();
  const areas: ParsedArea[] = [];
  const readTexts = async (language?: string) => {
    for (const owner of owners)
      await mistakes.attemptLater(async () => {
        if (owner === 'shell') return void (await readShell(root, drafts, language));
        const readers = await loadStudyReaders(owner);
        const options = { drafts, readers, mediaUrl: mediaUrl(owner), ...(language && { language }) };
        areas.push(parseArea(root, owner, options));
      });
  };
  await readTexts();
  mistakes.throwAny();
  // What is wrong in a text is wrong in its translations too, and is said once.
  for (const language of otherLanguages(root)) await readTexts(language);
  mistakes.throwAny();
  if (owners.includes('shell')) await mistakes.attemptLater(() => readIcon(root, '#000000'));
  const inspected = new Set<string>();
  for (const area of areas) await mistakes.attemptLater(() => inspectArea(area, inspected));
  mistakes.throwAny();
}
