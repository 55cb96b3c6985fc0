import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDomServer from 'react-dom/server';
import * as reactDomStatic from 'react-dom/static';
import { releaseUrl, type BuildManifest, type ReleaseOwner } from '@portfolio/contract/release';
import * as shellContract from '@portfolio/contract/shell';
import { evaluate } from './evaluate';
import type { HtmlParts } from './html-document';
import { releaseFolder } from './paths';
import { readJson, readText } from './read-json';
import type { Draft } from './storage';

const libraries = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom/server': reactDomServer,
  'react-dom/static': reactDomStatic,
  '@portfolio/contract/shell': shellContract,
};

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

  constructor(private readonly draft: Draft) {}

  async load<Module>(owner: ReleaseOwner, release: string): Promise<LoadedRelease<Module>> {
    const known = this.#all.get(owner) ?? this.#evaluate(owner, release);
    this.#all.set(owner, known);
    return known as Promise<LoadedRelease<Module>>;
  }

  async #evaluate(owner: ReleaseOwner, release: string): Promise<LoadedRelease<unknown>> {
    const folder = releaseFolder(owner, release);
    const url = `${releaseUrl(owner, release)}browser/`;
    const manifest = await readJson<BuildManifest>(this.draft, `${folder}/browser/release.json`);
    const bundle = `${folder}/server/${owner === 'shell' ? 'shell' : 'area'}.js`;
    const sheets = (files: readonly string[]) =>
      Promise.all(
        files.map(async (file) => ({
          file,
          css: absoluteUrls(await readText(this.draft, `${folder}/browser/${file}`), url),
        })),
      );
    const [styles, moduleStyles] = [await sheets(manifest.css), await sheets(manifest.moduleCss ?? [])];
    const module = evaluate(await readText(this.draft, bundle), bundle, libraries);
    return { url, manifest, styles, moduleStyles, module };
  }
}

/** Style sheets are inlined, so relative addresses become absolute. */
function absoluteUrls(css: string, base: string): string {
  return css.replace(/url\((["']?)(?!["']?(?:\/|data:|https?:|#))/g, `url($1${base}`);
}
