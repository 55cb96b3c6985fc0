import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { repositoryCopy, type RepositoryCopy } from '../site/repository-copy';

/** Makes another owner's site out of a copy of the repository, as that owner would. */
type Owner = (copy: RepositoryCopy) => Promise<void>;

export const owners: Readonly<Record<string, Owner>> = {
  /** The Swedish second owner's content in the place of the sample; one area has none. */
  swedish: async ({ root }) => {
    const content = join(import.meta.dirname, '..', 'second-owner', 'content');
    for (const folder of contentFolders(root)) rmSync(join(root, folder), { recursive: true, force: true });
    cpSync(content, root, { recursive: true });
  },
  /** A site that has just been made. */
  new: async ({ run }) => {
    run('npm', 'run', '--silent', 'new', '--', 'site', '--yes');
  },
  /** A new site whose works are in areas of its own; those of the sample have no content. */
  'other-areas': async ({ root, run }) => {
    const npm = (...args: string[]) => run('npm', 'run', '--silent', 'new', '--', ...args);
    npm('site', '--yes');
    npm('area', 'photographs', 'Photographs');
    npm('area', 'essays', 'Essays');
    npm('photographs', 'Cacilheiro', 'The ferry across the river');
    for (const area of areaNames.filter((name) => name !== 'contact'))
      rmSync(join(root, `remote-${area}`, 'content'), { recursive: true });
  },
};

/** A copy of the repository with the site of one owner. */
export async function repositoryOf(name: string): Promise<RepositoryCopy> {
  const owner = owners[name];
  if (!owner) throw new Error(`There is no owner "${name}". There are: ${Object.keys(owners).join(', ')}.`);
  const copy = repositoryCopy(`owner-${name}`);
  await owner(copy);
  return copy;
}

function contentFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name === 'shell' || name.startsWith('remote-'))
    .map((name) => join(name, 'content'))
    .filter((folder) => existsSync(join(root, folder)));
}
