import type { ReleaseOwner } from '@portfolio/contract/release';
import { mediaFolder, releaseFolder } from '@portfolio/contract/published/paths';
import { mediaOf, type BuildOutput } from '../../releases/build-output';
import type { Draft, Reader } from '../../storage/storage';

/** A site as it would be read with builds as its releases. Nothing is written anywhere. */
export function buildsOverSite(
  site: Reader,
  outputs: ReadonlyMap<ReleaseOwner, BuildOutput>,
): Pick<Draft, 'read' | 'exists' | 'where'> {
  const built = new Map<string, Buffer>();
  const pictures = new Set<string>();
  for (const [owner, { id, files }] of outputs) {
    for (const [file, bytes] of files) built.set(`${releaseFolder(owner, id)}/${file}`, bytes);
    if (owner !== 'shell') for (const { name } of mediaOf(files)) pictures.add(`${mediaFolder(owner)}/${name}`);
  }
  const read = async (path: string) => built.get(path) ?? (await site.read(path));
  return {
    where: site.where,
    read,
    exists: async (path) => pictures.has(path) || (await read(path)) !== undefined,
  };
}
