import type { ReleaseFiles } from '@portfolio/contract/release';
import { filesName } from '@portfolio/contract/published/paths';
import { releaseName } from './release-name';
import { jsonIn } from '../read-json';
import { sha256 } from '../sha256';
import { PublishError, type Draft, type Reader } from '../storage';

/** The folder of a release, and a path inside it. */
const inRelease = /^(_shell\/[0-9a-f]+|_areas\/[^/]+\/(?!media\/)[^/]+)\/(.+)$/;

/**
 * Reads files of a draft. Those of a release are compared with its `files.json`, and that with the release's name, before
 * anything is done with them: the code of all teams runs on the machine of the one who publishes.
 */
export class CheckedFiles {
  readonly #lists = new Map<string, Promise<ReleaseFiles | undefined>>();

  readonly where: string;

  constructor(private readonly draft: Reader) {
    this.where = draft.where;
  }

  /** @throws PublishError naming a file that is not the one that was released, and its release. */
  async read(path: string): Promise<Buffer | undefined> {
    const bytes = await this.draft.read(path);
    const [, folder, file] = inRelease.exec(path) ?? [];
    if (!bytes || !folder || !file) return bytes;
    const list = await this.#listOf(folder);
    if (file !== filesName && list?.[file]?.sha256 !== sha256(bytes)) throw this.#refused(folder, file);
    return bytes;
  }

  /** Another list stands there from now on. */
  forget(path: string): void {
    for (const folder of this.#lists.keys())
      if (`${folder}/`.startsWith(`${path}/`) || path === `${folder}/${filesName}`) this.#lists.delete(folder);
  }

  #listOf(folder: string): Promise<ReleaseFiles | undefined> {
    const known = this.#lists.get(folder) ?? this.#readList(folder);
    this.#lists.set(folder, known);
    return known;
  }

  async #readList(folder: string): Promise<ReleaseFiles | undefined> {
    const bytes = await this.draft.read(`${folder}/${filesName}`);
    if (!bytes) return undefined;
    if (releaseName(bytes) !== folder.split('/').at(-1)) throw this.#refused(folder, filesName);
    return jsonIn<ReleaseFiles>(bytes);
  }

  #refused(folder: string, file: string): PublishError {
    const [, owner = 'shell', release] = /^_(?:areas\/(.+)|shell)\/(.+)$/.exec(folder) ?? [];
    return new PublishError(
      `${file} of ${owner}'s release ${release} is not the file that was released: its content does not match the release's name. Nothing of it was run, nothing was published. Roll ${owner} back to another release (npm run site -- releases), or delete ${this.draft.where}/${folder} and publish ${owner} again.`,
    );
  }
}

/** A draft of which no file of a release is read unchecked. */
export function checkedDraft(draft: Draft): Draft {
  const files = new CheckedFiles(draft);
  return {
    ...draft,
    read: (path) => files.read(path),
    write: (path, bytes) => {
      files.forget(path);
      return draft.write(path, bytes);
    },
    remove: (path) => {
      files.forget(path);
      return draft.remove(path);
    },
  };
}
