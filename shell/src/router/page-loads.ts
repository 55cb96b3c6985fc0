import type { AreaName } from '@portfolio/contract/areas';
import type { Navigation } from '@portfolio/site/page-state';
import type { LoadedPage } from '../loading/load-page';

type Load = (path: string, area: AreaName | undefined) => Promise<LoadedPage>;

/** Which area serves which path, and every page that was loaded, for the life of the document. */
export class PageLoads {
  readonly #pages = new Map<string, Promise<LoadedPage>>();
  readonly #areas = new Map<string, AreaName>();
  readonly #failed = new Set<string>();
  #own: AreaName | undefined;
  readonly #apart: readonly AreaName[];
  #prerendered: string | undefined;

  constructor(
    first: LoadedPage,
    frame: Navigation,
    private readonly start: Load,
  ) {
    this.#pages.set(first.path, Promise.resolve(first));
    this.#prerendered = first.path;
    for (const { area, rows } of frame.groups) for (const { path } of rows) this.#areas.set(path, area);
    if (frame.contact) this.#areas.set(frame.contact.path, frame.contact.area);
    this.#apart = frame.apart ?? [];
    if (first.area) this.#areas.set(first.path, (this.#own = first.view.area));
  }

  /** Links name the area of pages that are not in the sidebar, or newer than this document. */
  learn(path: string, area: AreaName): void {
    this.#areas.set(path, area);
  }

  areaOf(path: string): AreaName | undefined {
    return this.#areas.get(path);
  }

  isApart(path: string): boolean {
    const area = this.areaOf(path);
    return area !== this.#own && this.#apart.some((each) => each === area || each === this.#own);
  }

  has(path: string): boolean {
    return this.#pages.has(path);
  }

  /** A failure is not kept. */
  load(path: string): Promise<LoadedPage> {
    const known = this.#pages.get(path);
    if (known) return known;
    const loading = this.start(path, this.areaOf(path));
    this.#pages.set(path, loading);
    loading.then(
      () => this.#failed.delete(path),
      () => {
        this.#pages.delete(path);
        this.#failed.add(path);
      },
    );
    return loading;
  }

  forget(path: string): void {
    this.#pages.delete(path);
  }

  hasFailed(path: string): boolean {
    return this.#failed.has(path);
  }

  /** Not where a page of its area failed: Retry would wait for a request that hangs. */
  mayPrefetch(path: string): boolean {
    return ![...this.#failed].some((failed) => this.areaOf(failed) === this.areaOf(path));
  }

  isPrerendered(path: string): boolean {
    return path === this.#prerendered;
  }

  /** Publish waits for this sign when it opens a page before it goes live. */
  hydrated(): void {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = 'true';
    this.#prerendered = undefined;
  }
}
