import { areaNames } from '@portfolio/contract/areas';
import type { ComposerHost } from '@portfolio/contract/published/composer-module';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { decoded, readPageContents } from './page-contents';
import { pageFile } from '@portfolio/contract/published/paths';

/** Finds what a visitor would find broken on a page, before it is live. */
export class PageCheck {
  #known: Promise<ReadonlySet<string>> | undefined;

  /** @param paths of all files that the site will have. */
  constructor(
    private readonly host: ComposerHost,
    private readonly releases: Releases,
    private readonly paths: () => Promise<readonly string[]>,
  ) {}

  /** @throws Error, as `refused` makes it, that names the page, whose it is, and everything that is wrong with it. */
  async check(path: string, owner: ReleaseOwner, body: string): Promise<void> {
    const { faults, links, files } = readPageContents(body);
    for (const link of links)
      if (!(await this.#isLive(link))) faults.push(`it links to ${link}, which is no page of the site`);
    for (const file of files) if (!(await this.#exists(decoded(file)))) faults.push(`${file} is missing`);
    if (faults.length > 0)
      throw this.host.refused(`The page ${path} of ${owner} is broken: ${faults.join('; ')}. Nothing was published.`);
  }

  /** Where an area is not published yet, links to its pages cannot be told from dead ones. */
  async #isLive(link: string): Promise<boolean> {
    const path = decoded(link.replace(/[?#].*/, ''));
    if ((await this.#exists(`/${pageFile(path)}`)) || (await this.#exists(path))) return true;
    const { areas, removed = [] } = this.releases;
    return !path.startsWith('/_') && areaNames.some((name) => !areas[name] && !removed.includes(name));
  }

  async #exists(path: string): Promise<boolean> {
    this.#known ??= this.paths().then((paths) => new Set(paths));
    return (await this.#known).has(path.slice(1));
  }
}
