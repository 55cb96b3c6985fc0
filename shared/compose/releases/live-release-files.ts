import type { ComposerHost } from '@portfolio/contract/published/composer-module';
import type { MediaFiles, ReleaseFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { liveOwners } from '@portfolio/contract/published/live-areas';
import { filesName, mediaFolder, pageNamesIn, releaseFolder } from '@portfolio/contract/published/paths';

/** The files of the live releases, as the releases themselves list them. Nothing asks a folder what is in it. */
export class LiveReleaseFiles {
  readonly #lists = new Map<ReleaseOwner, Promise<ReleaseFiles>>();

  constructor(
    private readonly host: ComposerHost,
    private readonly releases: Releases,
  ) {}

  /** The workspaces that are live, the shell first. */
  get owners(): readonly ReleaseOwner[] {
    return liveOwners(this.releases);
  }

  folder(owner: ReleaseOwner): string {
    return releaseFolder(owner, this.#live(owner) ?? '');
  }

  /** @throws Error, as `refused` makes it, when a release was deleted by hand. */
  async text(owner: ReleaseOwner, file: string): Promise<string> {
    const path = `${this.folder(owner)}/${file}`;
    const text = await this.host.read(path);
    if (text !== undefined) return text;
    throw this.host.refused(
      `${path} is missing: the release was deleted by hand. Nothing was changed. Publish ${owner} again, or roll it back to another release (npm run site -- releases).`,
    );
  }

  async json<Value>(owner: ReleaseOwner, file: string): Promise<Value> {
    return JSON.parse(await this.text(owner, file)) as Value;
  }

  /** Empty for a release that was deleted. */
  list(owner: ReleaseOwner): Promise<ReleaseFiles> {
    const read = async () =>
      JSON.parse((await this.host.read(`${this.folder(owner)}/${filesName}`)) ?? '{}') as ReleaseFiles;
    const known = this.#lists.get(owner) ?? read();
    this.#lists.set(owner, known);
    return known;
  }

  /** The names of a workspace's pages, sorted: "HAL" for /HAL. */
  async pages(owner: ReleaseOwner): Promise<string[]> {
    return pageNamesIn(await this.list(owner));
  }

  /** The paths of all files and pictures, relative to the site. */
  async paths(): Promise<string[]> {
    const paths: string[] = [];
    for (const owner of this.owners) {
      for (const file of Object.keys(await this.list(owner))) paths.push(`${this.folder(owner)}/${file}`);
      if (owner === 'shell') continue;
      const media = await this.json<MediaFiles>(owner, 'content/media.json');
      for (const file of Object.keys(media)) paths.push(`${mediaFolder(owner)}/${file}`);
    }
    return paths;
  }

  #live(owner: ReleaseOwner): string | undefined {
    return (owner === 'shell' ? this.releases.shell : this.releases.areas[owner])?.live;
  }
}
