import type { ComposerHost } from '@portfolio/contract/published/composer-module';
import { releaseUrl, type BuildManifest, type ReleaseOwner } from '@portfolio/contract/release';
import type { HtmlParts } from '../document/html-document';
import { refusal } from '../check/refusal';
import { libraries } from './libraries';
import type { LiveReleaseFiles } from './live-release-files';

type LoadedRelease<Module> = {
  url: string;
  manifest: BuildManifest;
  styles: HtmlParts['styles'];
  moduleStyles: HtmlParts['styles'];
  module: Module;
};

/** The releases that pages are rendered from. Server bundles and style sheets are read once. */
export class LoadedReleases {
  readonly #all = new Map<ReleaseOwner, Promise<LoadedRelease<unknown>>>();

  /** @param base the path below which the site stands. */
  constructor(
    private readonly host: ComposerHost,
    private readonly files: LiveReleaseFiles,
    private readonly base: string,
  ) {}

  async load<Module>(owner: ReleaseOwner): Promise<LoadedRelease<Module>> {
    const known = this.#all.get(owner) ?? this.#evaluate(owner);
    this.#all.set(owner, known);
    return known as Promise<LoadedRelease<Module>>;
  }

  async #evaluate(owner: ReleaseOwner): Promise<LoadedRelease<unknown>> {
    const folder = this.files.folder(owner);
    const url = `${releaseUrl(owner, folder.split('/').at(-1) ?? '')}browser/`;
    const manifest = await this.files.json<BuildManifest>(owner, 'browser/release.json');
    const sheets = (names: readonly string[]) =>
      Promise.all(
        names.map(async (file) => ({
          file,
          css: absoluteUrls(await this.files.text(owner, `browser/${file}`), this.base + url),
        })),
      );
    const [styles, moduleStyles] = [await sheets(manifest.css), await sheets(manifest.moduleCss ?? [])];
    const bundle = `${folder}/server/${owner === 'shell' ? 'shell' : 'area'}.js`;
    const module = await this.host.run(bundle, libraries).catch(async (cause: unknown) => {
      throw await refusal(this.host, `The server code of ${owner} cannot be run`, cause);
    });
    return { url, manifest, styles, moduleStyles, module };
  }
}

/** Style sheets are inlined, so relative addresses become absolute. */
function absoluteUrls(css: string, base: string): string {
  return css.replace(/url\((["']?)(?!["']?(?:\/|data:|https?:|#))/g, `url($1${base}`);
}
