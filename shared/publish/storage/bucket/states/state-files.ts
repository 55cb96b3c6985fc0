import { objectHeaders } from '../store/object-headers';
import type { ObjectStore } from '../store/object-store';
import { entriesIn } from '../store/entries-in';
import { sha256 } from '../../sha256';
import { stateFolder, type NamedState } from './site-states';
import { forEachAtOnce, type Transfers } from '../store/transfers';

/** The files of a new state. What equals the former state is copied inside the store, only the rest is uploaded. */
export class StateFiles {
  readonly #files: Map<string, string>;
  readonly #uploaded = new Set<string>();
  /** The keys of all objects that this state has put into the store. */
  readonly written = new Set<string>();

  constructor(
    private readonly store: ObjectStore,
    private readonly transfers: Transfers,
    private readonly base: NamedState | undefined,
    private readonly name: string,
  ) {
    this.#files = new Map(Object.entries(base?.files ?? {}));
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  list(folder: string): string[] {
    return entriesIn(this.#files.keys(), folder);
  }

  async read(path: string): Promise<Buffer | undefined> {
    if (!this.has(path)) return undefined;
    const isNew = this.#uploaded.has(path);
    if (isNew) await this.transfers.end();
    const folder = stateFolder(isNew ? this.name : (this.base?.name ?? ''));
    return (await this.store.get(`${folder}/${path}`))?.bytes;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const hash = sha256(bytes);
    if (this.#files.get(path) === hash) return;
    // A second upload of one file must not overtake the first.
    if (this.#uploaded.has(path)) await this.transfers.end();
    this.#files.set(path, hash);
    if (this.base?.files[path] === hash) {
      this.#uploaded.delete(path);
      return;
    }
    this.#uploaded.add(path);
    const key = `${stateFolder(this.name)}/${path}`;
    this.written.add(key);
    await this.transfers.begin(bytes.length, () => this.store.put(key, bytes, objectHeaders(path)));
  }

  /** Removes a file, or a folder with everything in it. */
  remove(path: string): void {
    for (const each of [...this.#files.keys()])
      if (each === path || each.startsWith(`${path}/`)) {
        this.#files.delete(each);
        this.#uploaded.delete(each);
      }
  }

  get isChanged(): boolean {
    return this.#uploaded.size > 0 || this.#files.size !== Object.keys(this.base?.files ?? {}).length;
  }

  /** Completes the state with what did not change. @returns all files, each with its SHA-256. */
  async finish(): Promise<Record<string, string>> {
    const [from, to] = [stateFolder(this.base?.name ?? ''), stateFolder(this.name)];
    const same = [...this.#files.keys()].filter((path) => !this.#uploaded.has(path));
    await forEachAtOnce(same, (path) => {
      this.written.add(`${to}/${path}`);
      return this.store.copy(`${from}/${path}`, `${to}/${path}`);
    });
    return Object.fromEntries([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
