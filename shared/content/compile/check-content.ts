import { basename, dirname } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { mediaUrl } from './compile';
import { ContentError, Mistakes } from '../source/content-error';
import { readSourceFile } from '../source/frontmatter';
import { readIcon } from '../shell-content/icons';
import { inspectArea, parseCorrect, type ParsedArea } from './parse-area';
import { readShell } from '../shell-content/read-shell';
import { otherLanguages } from '../site/site-settings';
import { loadStudyReaders } from '../studies/study-block';

/**
 * Checks the content of several workspaces without compiling any: their text in all languages, and the beginning of every
 * picture.
 * @throws ContentError with all mistakes of all of them, in their order.
 */
export async function checkContent(root: string, owners: readonly ReleaseOwner[]): Promise<void> {
  const mistakes = new Mistakes();
  const areas: ParsedArea[] = [];
  const readTexts = async (found: Mistakes, language?: string) => {
    for (const owner of owners)
      await found.attemptLater(async () => {
        if (owner === 'shell') return void (await readShell(root, 'left out', language));
        const readers = await loadStudyReaders(owner);
        const options = { readers, mediaUrl: mediaUrl(owner), ...(language && { language }) };
        areas.push(parseCorrect(root, owner, options, found));
      });
  };
  await readTexts(mistakes);
  const originals = mistakes.each;
  for (const language of mistakes.attempt(() => otherLanguages(root)) ?? []) {
    const found = new Mistakes();
    await readTexts(found, language);
    for (const mistake of found.each) if (!isInherited(root, mistake, originals)) mistakes.add(mistake);
  }
  if (owners.includes('shell')) await mistakes.attemptLater(() => readIcon(root, '#000000'));
  const inspected = new Set<string>();
  for (const area of areas) await mistakes.attemptLater(() => inspectArea(area, inspected));
  const [first, ...others] = inOrder(mistakes.each, owners);
  if (first) throw ContentError.all([first, ...others]);
}

/** By workspace and page, those of the original before those of its translations. */
function inOrder(mistakes: readonly ContentError[], owners: readonly ReleaseOwner[]): ContentError[] {
  const workspace = ({ file }: ContentError) =>
    owners.findIndex((owner) => file.startsWith(`${basename(workspaceFolder(owner))}/`));
  const isTranslation = ({ file }: ContentError) => Number(/\.[\w-]+\.md$/.test(file));
  const folder = ({ file }: ContentError) => dirname(file);
  return [...mistakes].sort(
    (a, b) =>
      workspace(a) - workspace(b) ||
      Number(folder(a) > folder(b)) - Number(folder(a) < folder(b)) ||
      isTranslation(a) - isTranslation(b),
  );
}

/** Whether a field of a translation is wrong because it stands so in the original: that is said once. */
function isInherited(root: string, mistake: ContentError, originals: readonly ContentError[]): boolean {
  const isSame = ({ file, sentence }: ContentError) =>
    dirname(file) === dirname(mistake.file) && sentence === mistake.sentence;
  return originals.some(isSame) && mistake.line < (readSourceFile(root, mistake.file)?.bodyLine ?? Infinity);
}
