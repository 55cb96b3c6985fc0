import { aliases, areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { readPageContents } from './page-contents';
import { pageOwners } from './pages';
import { feedFile, robotsFile, siteIndexFile, sitemapFile } from './paths';
import { PublishError, type Draft } from './storage';

/** Addresses that publish writes itself. */
const ownAddresses = [
  '/',
  '/works',
  ...Object.keys(aliases),
  ...[feedFile, robotsFile, siteIndexFile, sitemapFile].map((file) => `/${file}`),
];

/** Finds what a visitor would find broken on a page, before it is live. */
export class PageCheck {
  readonly #found = new Map<string, Promise<boolean>>();
  #pages: Promise<ReadonlySet<string>> | undefined;

  constructor(
    private readonly draft: Draft,
    private readonly releases: Releases,
  ) {}

  /** @throws PublishError that names the page, whose it is, and everything that is wrong with it. */
  async check(path: string, owner: ReleaseOwner, body: string): Promise<void> {
    const { faults, links, files } = readPageContents(body);
    for (const link of links)
      if (!(await this.#isLive(link))) faults.push(`it links to ${link}, which is no page of the site`);
    for (const file of files) if (!(await this.#exists(file))) faults.push(`${file} is missing`);
    if (faults.length > 0)
      throw new PublishError(`The page ${path} of ${owner} is broken: ${faults.join('; ')}. Nothing was published.`);
  }

  /** Where an area is not published yet, links to its pages cannot be told from dead ones. */
  async #isLive(link: string): Promise<boolean> {
    const path = decodeURI(link.replace(/[?#].*/, ''));
    this.#pages ??= this.#livePages();
    if ((await this.#pages).has(path) || (await this.#exists(path))) return true;
    return !path.startsWith('/_') && areaNames.some((name) => !this.releases.areas[name]);
  }

  async #livePages(): Promise<ReadonlySet<string>> {
    const owners = await pageOwners(this.draft, this.releases);
    return new Set([...ownAddresses, ...[...owners.keys()].map((page) => `/${page}`)]);
  }

  #exists(address: string): Promise<boolean> {
    const known = this.#found.get(address) ?? this.draft.exists(decodeURI(address.slice(1)));
    this.#found.set(address, known);
    return known;
  }
}
