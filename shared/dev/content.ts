import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspaceFolder } from '../build/base-config';
import { fingerprintByTime } from '../build/fingerprint';
import { root } from '../build/root';
import { compileContent } from '../content/compile';
import { readRoutes } from '../content/routes';
import type { ReleaseOwner } from '../contract/release';

/**
 * The compiled content of a workspace, kept up to date. A mistake leaves the last good state in its
 * place and stands in `mistake` until it is mended.
 */
export class DevelopmentContent {
  /** Counts the good states. */
  version = 0;
  mistake: string | undefined;
  readonly sources: string;
  readonly #output: string;
  #folder: string | undefined;
  #fingerprint = '';
  #compiled = '';
  #compiling = Promise.resolve();

  constructor(readonly owner: ReleaseOwner) {
    this.sources = join(workspaceFolder(owner), 'content');
    this.#output = join(root, '.cache', 'dev', owner);
  }

  /** Compiles what changed since the last call. Never rejects. */
  refresh(): Promise<void> {
    this.#compiling = this.#compiling.then(() => this.#compile());
    return this.#compiling;
  }

  /** The folder of the last good state; undefined until there was one. */
  get folder(): string | undefined {
    return this.#folder;
  }

  /** Reads a compiled file, such as "pages/GDL"; undefined where there is none. The name may come from an address. */
  async text(name: string): Promise<string | undefined> {
    if (!this.#folder || !/^(?:pages\/)?[^/.]+$/.test(name)) return undefined;
    return readFile(join(this.#folder, `${name}.json`), 'utf8').catch(() => undefined);
  }

  /** Like {@link text}, parsed. */
  async json<Value>(name: string): Promise<Value | undefined> {
    const text = await this.text(name);
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  async #compile(): Promise<void> {
    try {
      // Its links lead to pages of all workspaces, so the names of those count too.
      const now = await fingerprintByTime([relative(root, this.sources)], [...readRoutes(root).keys()].join(' '));
      if (now === this.#fingerprint) return;
      this.#fingerprint = now;
      await this.#compileNext();
      this.mistake = undefined;
    } catch (error) {
      this.mistake = error instanceof Error ? error.message : String(error);
    }
  }

  /** Every state has a folder of its own, so that who reads the old one is not disturbed. */
  async #compileNext(): Promise<void> {
    const output = join(this.#output, `content-${this.version + 1}`);
    await rm(this.version === 0 ? this.#output : output, { recursive: true, force: true });
    await compileContent(root, this.owner, output);
    const compiled = await hashOf(join(output, 'content'));
    // Not every file in a content folder is content: a drawing's program is an edit of code.
    if (compiled === this.#compiled) return;
    this.#compiled = compiled;
    this.version += 1;
    this.#folder = join(output, 'content');
    await rm(join(this.#output, `content-${this.version - 2}`), { recursive: true, force: true });
  }
}

/** Pictures count by their names, which carry their hash. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
