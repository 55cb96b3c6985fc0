import { readFile, stat } from 'node:fs/promises';
import { objectHeaders } from '../store/object-headers';
import type { ObjectStore } from '../store/object-store';
import type { AreaName } from '@portfolio/contract/areas';
import type { MediaFiles, ReleaseFiles } from '@portfolio/contract/release';
import { filesName, mediaFolder, releaseFolder } from '@portfolio/contract/published/paths';
import { findJson } from '../../read-json';
import { pictureOf, placeOf, unitOf } from './release-files';
import { entriesIn } from '../store/entries-in';
import { sha256 } from '../../sha256';
import { PublishError } from '../../storage';
import type { Transfers } from '../store/transfers';
import { picturesOf, type UploadSession } from './upload-session';

/** Bytes up to which a file is sent without asking whether it is there. */
const sentAnyway = 64 * 1024;

/** Releases and pictures as a draft sees them. They never change: they are written once, and removed by a prune later. */
export class ReleaseObjects {
  /** Folders of the releases that are whole. */
  readonly whole: Set<string>;
  /** Those of them that were in the store before. */
  readonly #there: string[];
  readonly #written = new Map<string, Record<string, ReleaseFiles[string]>>();
  readonly #pictures = new Map<string, Promise<Set<string>>>();

  constructor(
    private readonly store: ObjectStore,
    private readonly transfers: Transfers,
    private readonly session: UploadSession,
    private readonly before: readonly string[],
  ) {
    this.whole = new Set(before);
    this.#there = [...before];
  }

  /** Takes in a release that another key has uploaded. @throws PublishError naming what of it is missing. */
  async adopt(area: AreaName, release: string): Promise<void> {
    const folder = releaseFolder(area, release);
    const files = Object.keys(await this.session.filesOf(folder)).map((file) => `${folder}/${file}`);
    const media = (await findJson<MediaFiles>(this.session, `${folder}/content/media.json`)) ?? {};
    const needed = [
      `${folder}/${filesName}`,
      ...files,
      ...Object.keys(media).map((file) => `${mediaFolder(area)}/${file}`),
    ];
    const lists = await Promise.all([folder, mediaFolder(area)].map((each) => this.store.list(`${each}/`)));
    const found = new Set(lists.flat().map(({ path }) => path));
    const missing = needed.find((path) => !found.has(path));
    if (missing)
      throw new PublishError(
        `${missing} is missing in ${this.store.where}, so that release ${release} of ${area} is not whole. Nothing was published. Upload it again: npm run publish -- --ask ${area}`,
      );
    if (!this.#there.includes(folder)) this.#there.push(folder);
    this.#pictures.delete(area);
    this.whole.add(folder);
  }

  async has(path: string): Promise<boolean> {
    const place = placeOf(path);
    if (place.kind === 'media') return this.#hasPicture(place.area, place.file);
    return (
      place.kind === 'release' &&
      (place.file === filesName
        ? this.#there.includes(place.folder)
        : place.file in (await this.#filesOf(place.folder)))
    );
  }

  async read(path: string): Promise<Buffer | undefined> {
    const place = placeOf(path);
    if (place.kind === 'release' && this.#written.has(place.folder)) await this.transfers.end();
    return this.session.read(path);
  }

  async list(path: string): Promise<string[]> {
    const place = placeOf(path);
    if (place.kind === 'media') return entriesIn(await this.#picturesIn(place.area), place.file);
    if (place.kind === 'release') {
      const files = Object.keys(await this.#filesOf(place.folder));
      return entriesIn(files.length > 0 ? [...files, filesName] : [], place.file);
    }
    const [, area] = /^_areas\/([^/]+)$/.exec(path) ?? [];
    const hasPictures = area !== undefined && (await this.#picturesIn(area)).size > 0;
    return entriesIn([...this.whole, ...(hasPictures ? [`${path}/media`] : [])], path);
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const place = placeOf(path);
    if (place.kind === 'release') this.#note(place.folder, place.file, bytes);
    this.session.checkStays(unitOf(path) ?? path);
    if (!path.endsWith('.br')) this.session.remember(path, bytes);
    if (place.kind === 'release' && place.file === filesName) return;
    await this.transfers.begin(bytes.length, () => this.#upload(path, bytes));
  }

  /** Copies a picture of this machine. It may be large: the store is asked for it first. */
  async copy(file: string, path: string): Promise<void> {
    const place = placeOf(path);
    this.session.checkStays(unitOf(path) ?? path);
    const { size } = await stat(file);
    await this.transfers.begin(size, () =>
      this.session.uploadOnce(path, async () => {
        if (!(await this.store.has(path)))
          await this.store.put(path, await readFile(file), objectHeaders(path), 'absent');
      }),
    );
    if (place.kind === 'media') (await this.#picturesIn(place.area)).add(place.file);
  }

  /** Takes a release or a picture out of the site. Its objects stay until a prune finds that no kept state names them. */
  async remove(path: string): Promise<void> {
    const place = placeOf(path);
    if (place.kind === 'release') this.whole.delete(place.folder);
    if (place.kind === 'media') (await this.#picturesIn(place.area)).delete(place.file);
  }

  get isChanged(): boolean {
    return this.whole.size !== this.before.length || this.before.some((folder) => !this.whole.has(folder));
  }

  /** Ends the uploads and marks the new releases as whole. */
  async finish(): Promise<void> {
    await this.transfers.end();
    for (const [folder, files] of this.#written) {
      const list =
        (await this.session.read(`${folder}/${filesName}`)) ?? Buffer.from(`${JSON.stringify(files, null, 1)}\n`);
      await this.#upload(`${folder}/${filesName}`, list);
    }
  }

  /** Lists name a picture by its file, and a download by its folder. */
  async #hasPicture(area: string, file: string): Promise<boolean> {
    const pictures = await this.#picturesIn(area);
    return pictures.has(file) || pictures.has(pictureOf(file));
  }

  #note(folder: string, file: string, bytes: Buffer): void {
    const files = this.#written.get(folder) ?? {};
    if (file !== filesName && !file.endsWith('.br')) files[file] = { sha256: sha256(bytes), bytes: bytes.length };
    this.#written.set(folder, files);
    this.whole.add(folder);
  }

  #upload(path: string, bytes: Buffer): Promise<void> {
    return this.session.uploadOnce(path, async () => {
      // A large file that is there already is not sent again.
      if (bytes.length > sentAnyway && (await this.store.has(path))) return;
      await this.store.put(path, bytes, objectHeaders(path), 'absent');
    });
  }

  async #filesOf(folder: string): Promise<ReleaseFiles> {
    return this.#written.get(folder) ?? (this.#there.includes(folder) ? this.session.filesOf(folder) : {});
  }

  #picturesIn(area: string): Promise<Set<string>> {
    const releases = this.#there.filter((folder) => folder.startsWith(`_areas/${area}/`));
    const gather = async () =>
      new Set((await Promise.all(releases.map((folder) => picturesOf(this.session, folder)))).flat());
    const known = this.#pictures.get(area) ?? gather();
    this.#pictures.set(area, known);
    return known;
  }
}
