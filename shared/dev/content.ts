import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentOf, contentRoot, hasContent } from '@portfolio/workspace/content-root';
import { fingerprintContent } from '@portfolio/workspace/fingerprint';
import { root } from '@portfolio/workspace/root';
import { compileContent } from '@portfolio/content/compile/compile';
import { linkTargets } from '@portfolio/content/text/links/link-context';
import type { ReleaseOwner } from '@portfolio/contract/release';

/**
 * The compiled content of a workspace, kept up to date. On an error the last good version stays available and `error`
 * is set until it is fixed.
 */
export class DevelopmentContent {
  /** Incremented with every successful compilation. */
  version = 0;
  error: string | undefined;
  readonly sources: string;
  readonly #output: string;
  #currentFolder: string | undefined;
  #sourceFingerprint = '';
  #contentHash = '';
  #queue = Promise.resolve();
  /** Pictures that are not encoded yet, by the beginning of their files' names. */
  readonly #later = new Map<string, (media: string) => Promise<void>>();
  readonly #encoding = new Map<string, Promise<void>>();

  constructor(readonly owner: ReleaseOwner) {
    this.sources = contentOf(owner);
    this.#output = join(root, '.cache', 'dev', owner);
  }

  /** Compiles if the sources changed since the last call. Never rejects. */
  refresh(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#compile());
    return this.#queue;
  }

  /** The folder of the last good version; undefined before the first one. */
  get folder(): string | undefined {
    return this.#currentFolder;
  }

  /**
   * Reads a compiled file such as "pages/HAL" or "ko/pages/HAL", or undefined if there is none. The name may come from a
   * URL, so it is checked.
   */
  async text(name: string): Promise<string | undefined> {
    if (!this.#currentFolder || !/^(?:[\w-]+\/)?(?:pages\/)?[^/.]+$/.test(name)) return undefined;
    return readFile(join(this.#currentFolder, `${name}.json`), 'utf8').catch(() => undefined);
  }

  /** Like {@link text}, parsed, in the main language or in another. */
  async json<Value>(name: string, language?: string): Promise<Value | undefined> {
    const text = await this.text(language ? `${language}/${name}` : name);
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  /** Encodes the picture of a file that a browser asks for, if it is not there yet. Never rejects. */
  async encode(file: string): Promise<void> {
    const name = [file, file.replace(/-\d+\.\w+$/, '')].find((each) => this.#later.has(each));
    const make = name && this.#later.get(name);
    if (!make || !this.folder) return;
    const encoding = this.#encoding.get(name) ?? make(join(this.folder, 'media'));
    this.#encoding.set(name, encoding);
    await encoding.then(
      () => this.#later.delete(name),
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    );
    this.#encoding.delete(name);
  }

  async #compile(): Promise<void> {
    // An area without content is on no site.
    if (!hasContent(this.owner)) return;
    try {
      // Links refer to pages of all workspaces and their headings.
      const fingerprint = await fingerprintContent([relative(root, this.sources)], linkTargets(contentRoot));
      if (fingerprint === this.#sourceFingerprint) return;
      this.#sourceFingerprint = fingerprint;
      await this.#compileVersion();
      this.error = undefined;
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
  }

  /** Every version has its own folder, so that requests in progress can still read the previous one. */
  async #compileVersion(): Promise<void> {
    const output = join(this.#output, `content-${this.version + 1}`);
    await rm(this.version === 0 ? this.#output : output, { recursive: true, force: true });
    await compileContent(contentRoot, this.owner, output, {
      drafts: 'shown',
      care: 'quick',
      notify: console.warn,
      later: (name, make) => this.#later.set(name, make),
    });
    const hash = await hashOf(join(output, 'content'));
    // Not every file of a content folder is content: changing the program of a drawing does not change the result.
    if (hash === this.#contentHash) return;
    this.#contentHash = hash;
    this.version += 1;
    this.#currentFolder = join(output, 'content');
    await rm(join(this.#output, `content-${this.version - 2}`), { recursive: true, force: true });
  }
}

/** Pictures are covered by their names, which contain their hash. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
