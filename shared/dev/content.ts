import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

  /** Reads a compiled file, such as "pages/GDL"; undefined where there is none. */
  async text(name: string): Promise<string | undefined> {
    if (!this.#folder) return undefined;
    return readFile(join(this.#folder, `${name}.json`), 'utf8').catch(() => undefined);
  }

  /** Like {@link text}, parsed. */
  async json<Value>(name: string): Promise<Value | undefined> {
    const text = await this.text(name);
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  async #compile(): Promise<void> {
    // Its links lead to pages of all workspaces, so the names of those count too.
    const now = await fingerprintByTime([this.sources.slice(root.length + 1)], [...readRoutes(root).keys()].join(' '));
    if (now === this.#fingerprint) return;
    this.#fingerprint = now;
    // A folder of its own for every state: who reads the old one is not disturbed.
    const output = join(this.#output, `content-${this.version + 1}`);
    try {
      await rm(output, { recursive: true, force: true });
      await compileContent(root, this.owner, output);
      this.version += 1;
      this.#folder = join(output, 'content');
      this.mistake = undefined;
      await rm(join(this.#output, `content-${this.version - 2}`), { recursive: true, force: true });
    } catch (error) {
      this.mistake = error instanceof Error ? error.message : String(error);
    }
  }
}
