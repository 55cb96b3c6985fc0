import type { SiteLanguage } from '@portfolio/contract/shell';
import type { AreaName } from '@portfolio/contract/areas';
import type { AreaSummary } from '@portfolio/contract/page';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import type { ReleaseFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { LiveReleaseFiles } from './live-release-files';

type LiveArea = Releases['areas'][AreaName];

/** The content of releases in one language. What a release does not have in it is read in its main one. */
export class LanguageContent {
  constructor(
    private readonly files: LiveReleaseFiles,
    /** One of the site's other languages; undefined for the main one. */
    readonly language: SiteLanguage | undefined,
  ) {}

  /** Whether a release was built with this language. */
  async has(owner: ReleaseOwner): Promise<boolean> {
    return (
      !this.language || Object.hasOwn(await this.files.list(owner), this.#file(owner === 'shell' ? 'site' : 'summary'))
    );
  }

  /** @param name such as "entries" or "pages/HAL". */
  async json<Value>(owner: ReleaseOwner, name: string): Promise<Value> {
    return this.files.json(owner, await this.#place(owner, name));
  }

  /** What a release's list says of the file that {@link json} reads: it changes with the file. */
  async fileInList(owner: ReleaseOwner, name: string): Promise<ReleaseFiles[string] | undefined> {
    return (await this.files.list(owner))[await this.#place(owner, name)];
  }

  /** The live releases as pages in this language know them: what they load, and what areas say of themselves. */
  async releases(live: Releases): Promise<Releases> {
    if (!this.language) return live;
    const areas: Partial<Record<string, LiveArea>> = { ...live.areas };
    for (const name of liveAreas(live)) {
      const area = areaIn(live, name);
      if (!area || !(await this.has(name))) continue;
      const [summary, load] = [
        await this.json<AreaSummary>(name, 'summary'),
        { ...area.load, language: this.language.tag },
      ];
      areas[name] = { ...area, load, summary };
    }
    return { ...live, areas };
  }

  /** Where the files of this language stand in the site: "ko/", or "" for the main one. */
  get folder(): string {
    return this.language ? `${this.language.path.slice(1)}/` : '';
  }

  async #place(owner: ReleaseOwner, name: string): Promise<string> {
    return (await this.has(owner)) ? this.#file(name) : `content/${name}.json`;
  }

  #file(name: string): string {
    return `content/${this.language ? `${this.language.tag}/` : ''}${name}.json`;
  }
}
