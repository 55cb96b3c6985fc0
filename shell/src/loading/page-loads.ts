import type { AreaName } from '@portfolio/contract/areas';
import type { Navigation } from '@portfolio/site/page-state';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import { reportFailure } from '@portfolio/reports/report-failure';
import type { LoadedPage } from './load-page';

type Load = (path: string, area: AreaName | undefined) => Promise<LoadedPage>;

/** Which area serves which path, and every page that was loaded, for the life of the document. */
export class PageLoads {
  readonly #pages = new Map<string, Promise<LoadedPage>>();
  readonly #areas = new Map<string, AreaName>();
  readonly #failed = new Set<AreaName | undefined>();
  readonly #own: AreaName | undefined;
  #prerendered: string | undefined;

  constructor(
    first: LoadedPage,
    private readonly frame: Navigation,
    private readonly start: Load,
    private readonly ownPaths: readonly string[] = [],
  ) {
    this.#pages.set(first.path, Promise.resolve(first));
    this.#prerendered = first.path;
    for (const { area, rows } of frame.groups) for (const { path } of rows) this.#areas.set(path, area);
    if (frame.contact) this.#areas.set(frame.contact.path, frame.contact.area);
    if (first.area) this.#areas.set(first.path, (this.#own = first.view.area));
  }

  /** Links name the area of pages that are not in the sidebar, or newer than this document. */
  learn(path: string, area: AreaName): void {
    this.#areas.set(path, area);
  }

  areaOf(path: string): AreaName | undefined {
    return this.#areas.get(path);
  }

  knows(path: string): boolean {
    return !this.#isApart(path) && (this.ownPaths.includes(path) || this.has(path) || this.#areas.has(path));
  }

  /** Areas with a policy of their own share no document with others. */
  #isApart(path: string): boolean {
    const area = this.areaOf(path);
    return area !== this.#own && (this.frame.apart ?? []).some((each) => each === area || each === this.#own);
  }

  has(path: string): boolean {
    return this.#pages.has(path);
  }

  load(path: string): Promise<LoadedPage> {
    const known = this.#pages.get(path);
    if (known) return known;
    const area = this.areaOf(path);
    const loading = this.start(path, area);
    this.#pages.set(path, loading);
    loading.then(
      () => this.#failed.delete(area),
      () => {
        this.#pages.delete(path);
        this.#failed.add(area);
      },
    );
    return loading;
  }

  report(path: string, error: unknown, name?: 'error'): void {
    reportFailure(this.areaOf(path), `can't show the page ${path}`, error, name);
  }

  reportThrown(path: string, error: unknown): void {
    this.report(path, error, isLoadFailure(error) ? undefined : 'error');
  }

  forget(path: string): void {
    this.#pages.delete(path);
  }

  /** Not where a page of its area failed: Retry would wait for a request that hangs. */
  mayPrefetch(path: string): boolean {
    return !this.#failed.has(this.areaOf(path));
  }

  isPrerendered(path: string): boolean {
    return path === this.#prerendered;
  }

  /** Publish waits for this sign when it opens a page before it goes live. */
  markHydrated(): void {
    document.documentElement.dataset['hydrated'] = 'true';
    this.#prerendered = undefined;
  }
}
