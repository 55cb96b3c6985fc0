import type { AreaName } from '@portfolio/contract/areas';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { ComposerHost } from '@portfolio/contract/published/composer-module';
import type { Entry, GroupSummary, PageDocument, SharePicture } from '@portfolio/contract/page';
import { releaseUrl, type ReleaseOwner, type Releases } from '@portfolio/contract/release';
import type { Navigation, PageState, ShellDocument, View } from '@portfolio/site/page-state';
import { facesOfLanguage } from './document/faces-of-language';
import { firstPicturePreload } from './document/body/first-picture';
import { htmlDocument } from './document/html-document';
import type { ThirdParties } from './document/page-policy';
import { liveAreas } from '@portfolio/contract/published/live-areas';
import type { LiveReleaseFiles } from './releases/live-release-files';
import type { LanguageContent } from './releases/language-content';
import type { LoadedReleases } from './releases/loaded-releases';
import type { PageCheck } from './check/page-check';
import { pagePolicy } from './document/page-policy';
import type { PageMetadata } from './metadata/page-metadata';
import { refusal } from './check/refusal';
import { withOrigins } from './releases/third-parties';
import { atAddress, basePathOf } from '@portfolio/contract/published/site-address';
import { languagePath } from '@portfolio/site/site-language';
import { foreignPart } from '@portfolio/site/text-direction';
import { belowBase } from './document/body/below-base';

type ShellModule = {
  renderBody: (path: string, state: PageState, module?: AreaModule) => Promise<string>;
  documentTitle: (view: View, site: string) => string;
  renderStartNotices: (state: PageState, path: string) => string;
  renderClosingLine: (state: PageState) => string;
};
/** The first font of a style sheet is that of most texts. */
const fontUrl = /url\(["']?[^"')]*?([\w.-]+\.woff2)/;

/** The parts of the shell's release that every page contains. */
type ShellParts = Pick<PageState, 'site' | 'texts'> & { guard: string };
/** What all pages of a language are composed with. */
type SiteContext = {
  frame: Navigation;
  groups: readonly GroupSummary[];
  thirdParties: ThirdParties;
  mainLanguage: string;
};
/** What serves all languages: bundles are evaluated and paths read once. */
export type Shared = { loaded: LoadedReleases; pageCheck: PageCheck };
/** What an area's release says about its pages, for lists and previews. */
type AreaLists = { entries: ReadonlyMap<string, Entry>; shares: Readonly<Record<string, string>> };

/** Renders the pages of a site, in one of its languages, from its live releases. */
export class Composer {
  readonly #base: string;
  readonly #lists = new Map<AreaName, Promise<AreaLists>>();
  #own: Promise<ShellParts> | undefined;

  /** @param releases as they are in the language of the content. */
  constructor(
    private readonly host: ComposerHost,
    private readonly files: LiveReleaseFiles,
    private readonly content: LanguageContent,
    private readonly releases: Releases,
    private readonly whole: SiteContext,
    private readonly shared: Shared,
  ) {
    this.#base = basePathOf(releases.address);
  }

  async areaPage(area: AreaName, page: PageDocument): Promise<string> {
    // In a language that its release was built without it is as it is in the main one.
    const { language } = await this.site();
    const foreign = (await this.content.has(area)) ? {} : foreignPart(this.whole.mainLanguage, language);
    return this.#page(page.path, { kind: 'area', area, page: { ...page, ...foreign } }, area);
  }

  /** The site in the language of the pages. */
  async site(): Promise<PageState['site']> {
    return (await this.#ofShell()).site;
  }

  async home(): Promise<string> {
    return this.#page('/', { kind: 'home', document: await this.#document('index'), groups: this.whole.groups });
  }

  async works(entries: readonly Entry[]): Promise<string> {
    return this.#page('/works', { kind: 'works', document: await this.#document('works'), entries });
  }

  async notFound(): Promise<string> {
    return this.#page('/404', { kind: 'not-found', document: await this.#document('404') });
  }

  /** Shown instead of a page that is not cached when there is no network. */
  async offline(): Promise<string> {
    return this.#page('/offline', { kind: 'not-found', document: await this.#document('offline') });
  }

  async #page(path: string, view: View, areaName?: AreaName): Promise<string> {
    const shell = await this.shared.loaded.load<ShellModule>('shell');
    const live = areaName && this.releases.areas[areaName];
    const area =
      live && areaName
        ? { ...(await this.shared.loaded.load<{ area: AreaModule }>(areaName)), release: live.load }
        : undefined;
    const { site, texts, guard } = await this.#ofShell();
    const font = shell.styles.flatMap(({ css }) => fontUrl.exec(css)?.[1] ?? [])[0];
    const state: PageState = {
      lock: { shell: this.releases.shell.live, scripts: shell.manifest.scripts, ...(area && { area: area.release }) },
      site,
      texts,
      frame: this.whole.frame,
      view,
    };
    const reach = await this.#reach(path, areaName);
    const owner = areaName ?? 'shell';
    const body = await this.#render(path, owner, () => shell.module.renderBody(path, state, area?.module.area));
    const thirdParties = withOrigins(this.whole.thirdParties, this.releases, areaName);
    const closing = shell.module.renderClosingLine(state);
    await this.shared.pageCheck.check(path, owner, body + closing);
    const html = htmlDocument({
      path,
      title: shell.module.documentTitle(view, site.name),
      summary: view.kind === 'area' ? view.page.summary : view.document.summary,
      body,
      closing,
      firstPicture: firstPicturePreload(body),
      state,
      policy: (inside) => pagePolicy(inside, thirdParties, this.host.sha256),
      styles: [...shell.styles, ...(area?.styles ?? shell.moduleStyles)].map(({ file, css }) => ({
        file,
        css: facesOfLanguage(css, site.language),
      })),
      shell,
      guard: { script: guard, notices: shell.module.renderStartNotices(state, path) },
      ...(area && { area }),
      reach,
      ...(font && { font: shell.url + font }),
      ...(this.releases.preview && { preview: this.releases.preview }),
    });
    return belowBase(html, this.#base, languagePath(site));
  }

  async #render(path: string, owner: ReleaseOwner, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (cause) {
      throw await refusal(this.host, `The page ${path} of ${owner} cannot be rendered`, cause);
    }
  }

  async #reach(path: string, area?: AreaName): Promise<PageMetadata> {
    const files = this.#shellFiles;
    const plain = { src: `${files}share.jpg`, alt: '' };
    if (!area) return { files, share: this.#firstShare() ?? plain };
    const { entries, shares } = await this.#listsOf(area);
    const entry = entries.get(path);
    const src = shares[path];
    return { files, share: src ? { src, alt: entry?.cover?.alt ?? '' } : plain, ...(entry && { entry }) };
  }

  /** The URL of the shell's content: its icons and downloads. */
  get #shellFiles(): string {
    return `${releaseUrl('shell', this.releases.shell.live)}content/`;
  }

  /** The picture that represents the site: that of the area with the first work, or of the first that has one. */
  #firstShare(): SharePicture | undefined {
    const areas = [...this.whole.frame.groups.map(({ area }) => area), ...liveAreas(this.releases)];
    return areas.map((name) => this.releases.areas[name]?.summary.share).find((share) => share !== undefined);
  }

  #listsOf(area: AreaName): Promise<AreaLists> {
    const read = async () => ({
      entries: new Map((await this.content.json<Entry[]>(area, 'entries')).map((each) => [each.path, each])),
      shares: await this.files.json<AreaLists['shares']>(area, 'content/shares.json'),
    });
    const known = this.#lists.get(area) ?? read();
    this.#lists.set(area, known);
    return known;
  }

  /** Read once for all pages. */
  #ofShell(): Promise<ShellParts> {
    const read = async () => ({
      site: withFiles(
        atAddress(await this.content.json<PageState['site']>('shell', 'site'), this.releases),
        this.#shellFiles,
      ),
      texts: await this.content.json<PageState['texts']>('shell', 'texts'),
      guard: await this.files.text('shell', 'server/guard.js'),
    });
    this.#own ??= read();
    return this.#own;
  }

  async #document(name: string): Promise<ShellDocument> {
    return this.content.json('shell', `pages/${name}`);
  }
}

/** Files for download lie in the shell's release. */
function withFiles(site: PageState['site'], url: string): PageState['site'] {
  return { ...site, links: site.links.map((link) => (link.file ? { ...link, href: url + link.href } : link)) };
}
