import type { ObjectStore } from '../store/object-store';
import type { MediaFiles, ReleaseFiles } from '@portfolio/contract/release';
import { pictureOf, placeOf, readReleaseFiles } from './release-files';
import { entriesIn } from '../store/entries-in';
import type { ReadLive } from '../states/site-states';
import { findJson, jsonIn } from '../../read-json';
import { forEachAtOnce } from '../store/transfers';

/** What a publish would upload is just being removed as unused. */
export class BeingRemoved extends Error {
  constructor(
    readonly path: string,
    readonly until: Date,
  ) {
    super(`${path} is being removed until ${until.toISOString()}`);
  }
}

/** What one command knows of the store's files that never change: read once, uploaded once, however often it composes. */
export class UploadSession {
  readonly #read = new Map<string, Promise<Buffer | undefined>>();
  readonly #lists = new Map<string, Promise<ReleaseFiles>>();
  readonly #uploaded = new Set<string>();
  #removals = 0;
  #removing: { paths: ReadonlySet<string>; until: Date } | undefined;

  constructor(private readonly store: ObjectStore) {}

  /** Begins another attempt on what is live. What was uploaded before a removal may be gone. */
  async begin(live: Pick<ReadLive, 'removals' | 'removing'> | undefined): Promise<void> {
    if (live && live.removals !== this.#removals) {
      this.#uploaded.clear();
      this.#removals = live.removals;
    }
    const list = live?.removing && Date.parse(live.removing.until) > this.store.now() ? live.removing : undefined;
    const bytes = list && (await this.store.get(list.list))?.bytes;
    this.#removing =
      list && bytes ? { paths: new Set(jsonIn<string[]>(bytes)), until: new Date(list.until) } : undefined;
  }

  /** @throws BeingRemoved when others remove this path, a file or the folder of a release, at this moment. */
  checkStays(path: string): void {
    if (this.#removing?.paths.has(path)) throw new BeingRemoved(path, this.#removing.until);
  }

  async uploadOnce(path: string, upload: () => Promise<unknown>): Promise<void> {
    if (this.#uploaded.has(path)) return;
    await upload();
    this.#uploaded.add(path);
  }

  /** A file that never changes. Pages are wanted all together: the first one fetches the others ahead. */
  async read(path: string): Promise<Buffer | undefined> {
    const known = this.#read.get(path);
    if (known) return known;
    const place = placeOf(path);
    const [folder] = /^.*\/content\/pages(?=\/)/.exec(path) ?? [];
    if (folder && place.kind === 'release') await this.#fetchAhead(place.folder, folder);
    return this.#fetch(path);
  }

  filesOf(release: string): Promise<ReleaseFiles> {
    const known = this.#lists.get(release) ?? readReleaseFiles(this.store, release);
    this.#lists.set(release, known);
    return known;
  }

  /** Makes known what this command writes itself. */
  remember(path: string, bytes: Buffer): void {
    this.#read.set(path, Promise.resolve(bytes));
  }

  #fetch(path: string): Promise<Buffer | undefined> {
    const known = this.#read.get(path) ?? this.store.get(path).then((object) => object?.bytes);
    this.#read.set(path, known);
    return known;
  }

  async #fetchAhead(release: string, folder: string): Promise<void> {
    const files = Object.keys(await this.filesOf(release)).map((file) => `${release}/${file}`);
    const names = entriesIn(files, folder);
    await forEachAtOnce(names, (name) => this.#fetch(`${folder}/${name}`));
  }
}

/** The pictures that a release shows and the folders of its downloads, from its list. */
export async function picturesOf(session: UploadSession, release: string): Promise<string[]> {
  const media = await findJson<MediaFiles>(session, `${release}/content/media.json`);
  return [...new Set(Object.keys(media ?? {}).map(pictureOf))];
}
