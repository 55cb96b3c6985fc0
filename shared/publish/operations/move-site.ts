import { pointerFile, previewsFolder, rolloutFolder } from '@portfolio/contract/published/paths';
import { readReleases } from '../releases/releases';
import { PublishError, type Draft, type Storage } from '../storage/storage';

/**
 * Copies a site with all its releases and their history into another storage. Every release is complete there before the
 * next one begins, and pages come last, so that a move that was interrupted goes on where it stopped.
 * @param notify receives the name of every part.
 * @throws PublishError when the other place holds another site.
 */
export async function moveSite(from: Storage, to: Storage, notify: (part: string) => void): Promise<void> {
  const pointer = await from.read(pointerFile);
  if (!pointer || !(await readReleases(from)))
    throw new PublishError(`${from.where} holds no site. Nothing was moved.`);
  const there = await to.read(pointerFile);
  if (there?.equals(pointer)) return notify(`${to.where} holds this site already.`);
  if (there)
    throw new PublishError(
      `${to.where} holds another site, or another state of this one. Nothing was moved. Name an empty place.`,
    );
  // A folder is locked meanwhile; in a bucket others may go on.
  await from.change(async (source) => {
    for (const part of await partsOf(source)) {
      await to.change((target) => copyTree(source, target, part).then(target.commit));
      notify(part);
    }
    if (!(await from.read(pointerFile))?.equals(pointer))
      throw new PublishError(
        `${from.where} was published meanwhile. Nothing is live in ${to.where} yet. Run the same command again.`,
      );
    await to.change(async (target) => {
      for (const name of await source.list(''))
        if ((!name.startsWith('_') || [previewsFolder, rolloutFolder].includes(name)) && name !== pointerFile)
          await copyTree(source, target, name);
      await target.write(pointerFile, pointer);
      await target.commit();
    });
  });
  notify('pages');
}

async function partsOf(source: Draft): Promise<string[]> {
  const parts: string[] = [];
  // Also of areas that have no row in this checkout, or nothing live.
  const areas = (await source.list('_areas')).map((area) => `_areas/${area}`);
  for (const folder of ['_shell', ...areas]) {
    const names = await source.list(folder);
    // Pictures come before the releases that show them.
    for (const name of [...names.filter(isMedia), ...names.filter((each) => !isMedia(each))])
      parts.push(`${folder}/${name}`);
  }
  return parts;
}

const isMedia = (name: string) => name === 'media';

async function copyTree(source: Draft, target: Draft, path: string): Promise<void> {
  const names = await source.list(path);
  for (const name of names) await copyTree(source, target, `${path}/${name}`);
  if (names.length > 0 || (await target.exists(path))) return;
  const bytes = await source.read(path);
  if (bytes) await target.write(path, bytes);
}
