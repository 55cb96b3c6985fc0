import { basename, dirname, join } from 'node:path/posix';
import { aliases } from '@portfolio/contract/areas';
import type { Draft } from '../storage';

/**
 * A draft whose files have exactly the names by which they were written, also on a disk that makes no difference between
 * capitals and small letters, where "contact.html" is "Contact.html". There an alias that differs from its page in capitals
 * alone stands in a folder, as "contact/index.html", where servers look too: a copy on another disk has both addresses.
 */
export function exactNames(draft: Draft): Draft {
  /** The name of the file that the disk takes for one which is not there. */
  const otherName = async (path: string): Promise<string | undefined> => {
    const name = basename(path);
    const isThere = (await draft.exists(path)) && (await draft.exists(join(dirname(path), name.toUpperCase())));
    const names = isThere ? await draft.list(dirname(path).replace(/^\.$/, '')) : [name];
    return names.includes(name) ? undefined : names.find((each) => isSame(each, name));
  };
  /** Makes room for a file. @returns where it is written. */
  const placeFor = async (path: string): Promise<string> => {
    const [other, alias] = [await otherName(path), aliasAt(path)];
    if (alias && path.endsWith('.html')) await draft.remove(alias.folder);
    if (!other) return path;
    if (alias && alias.page === other.split('.')[0]) return alias.inFolder;
    const there = join(dirname(path), other);
    const former = aliasAt(there);
    const bytes = former && (await draft.read(there));
    await draft.remove(there);
    if (bytes) await draft.write(former.inFolder, bytes);
    return path;
  };
  return {
    ...draft,
    read: async (path) => (await draft.read(path)) ?? draft.read(aliasAt(path)?.inFolder ?? path),
    exists: async (path) => (await draft.exists(path)) || draft.exists(aliasAt(path)?.inFolder ?? path),
    list: async (path) => {
      const names = await draft.list(path);
      const folders = aliasFolders(names);
      return names.map((name) => (folders.has(name) ? `${name}.html` : name)).sort();
    },
    remove: async (path) => {
      const alias = aliasAt(path);
      if (alias) await draft.remove(path.endsWith('.html') ? alias.folder : alias.inFolder);
      if (!(await otherName(path))) await draft.remove(path);
    },
    write: async (path, bytes) => draft.write(await placeFor(path), bytes),
    copy: async (file, path) => draft.copy(file, await placeFor(path)),
  };
}

/** The folders, of these names of one folder, that stand for the alias of a page, with the file of that page. */
export function aliasFolders(names: readonly string[]): ReadonlyMap<string, string> {
  const found = names.map((name) => [name, `${aliasAt(`${name}.html`)?.page}.html`] as const);
  return new Map(found.filter(([, page]) => names.includes(page)));
}

/** Of the file of an alias, or of its compressed form: the name of its page, which differs in capitals alone. */
function aliasAt(path: string): { page: string; folder: string; inFolder: string } | undefined {
  const [, folder = '', name = '', ending] = /^((?:.*\/)?([^/.]+))(\.html(?:\.(?:br|gz))?)$/.exec(path) ?? [];
  const page = aliases[`/${name}`]?.slice(1) ?? '';
  if (page === name || !isSame(page, name)) return undefined;
  return { page, folder, inFolder: `${folder}/index${ending}` };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
