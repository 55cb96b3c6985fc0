import type { ComponentType } from 'react';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { AreaName } from '@portfolio/contract/areas';
import type { AreaRelease } from '@portfolio/contract/release';
import type { Frame, FrameRow, PageOfArea, View } from '@portfolio/site/page-state';

/** A view that can be rendered: its data, and the code of its area or of the shell's own pages. */
export type ReadyView = {
  path: string;
  view: View;
  area?: { module: AreaModule; release: AreaRelease };
  OwnPage?: ComponentType<OwnPageProps>;
};
export type OwnPageProps = { view: Exclude<View, { kind: 'area' }>; views: ViewCache };

/**
 * A promise with the fields that React's `use` reads: a settled one is read at once, without a fallback.
 * https://react.dev/reference/react/use#caveats
 */
type Outcome =
  { status: 'pending' } | { status: 'fulfilled'; value: ReadyView } | { status: 'rejected'; reason: unknown };
type TrackedView = Promise<ReadyView> & Outcome;

/** Knows which area serves which path, loads views, and keeps them for the life of the page. */
export class ViewCache {
  readonly #views = new Map<string, TrackedView>();
  readonly #areas = new Map<string, AreaName>();
  readonly #listeners = new Set<() => void>();
  #prerendered: string | undefined;
  #shown: string;
  #prefetched: string | undefined;

  constructor(
    first: ReadyView,
    private readonly frame: Frame,
    /** Never called on a server. */
    private readonly load: (path: string, area?: AreaName) => Promise<ReadyView>,
  ) {
    this.#views.set(first.path, fulfilled(first));
    this.#prerendered = this.#shown = first.path;
    for (const { area, rows } of frame.groups) for (const { path } of rows) this.#areas.set(path, area);
    if (frame.contact) this.#areas.set(frame.contact.path, frame.contact.area);
    if (first.view.kind === 'area') this.#areas.set(first.path, first.view.area);
  }

  get railRows(): readonly FrameRow[] {
    return this.frame.groups.flatMap(({ rows }) => rows);
  }

  get contact(): PageOfArea | undefined {
    return this.frame.contact;
  }

  /** The title of a group; its name where this page is older than the group. */
  titleOf = (group: string): string => this.frame.groups.find((each) => each.group === group)?.title ?? group;

  /** Links name the area of pages that are not in the rail. */
  learn(path: string, area: AreaName): void {
    this.#areas.set(path, area);
  }

  /** Whether the shell can show this path without loading a document. */
  knows(path: string): boolean {
    return path === '/' || path === '/works' || this.#views.has(path) || this.#areas.has(path);
  }

  /** The view at a path, started if necessary. A failed one stays failed until `ask` or `reload`. */
  get(path: string): TrackedView {
    return this.#views.get(path) ?? this.#start(path);
  }

  /** Whether the document still contains the prerendered markup of this path. */
  isPrerendered(path: string): boolean {
    return path === this.#prerendered;
  }

  hydrated(): void {
    this.#prerendered = undefined;
  }

  areaOf(path: string): AreaName | undefined {
    return this.#areas.get(path);
  }

  /** The visitor goes to a path: loads its view, also after a failure. */
  ask(path: string): void {
    if (this.#views.get(path)?.status === 'rejected') this.#views.delete(path);
    this.get(path);
    this.#notify();
  }

  /**
   * The visitor may go to a path soon. Where its area failed before nothing is tried again: Retry would have to wait
   * for a request that hangs.
   */
  prefetch(path: string): void {
    const area = this.#areas.get(path);
    const failed = [...this.#views].some(
      ([other, { status }]) => status === 'rejected' && this.#areas.get(other) === area,
    );
    if (failed) return;
    this.get(path);
    if (path !== this.#shown) this.#prefetched = path;
    this.#notify();
  }

  /** The path that was prefetched last, once its view is loaded. */
  get prefetched(): string | undefined {
    const path = this.#prefetched;
    return path !== undefined && this.#views.get(path)?.status === 'fulfilled' ? path : undefined;
  }

  /** Loads a view again, whatever its state. */
  reload(path: string): void {
    this.#views.delete(path);
    this.ask(path);
  }

  /** The page at a path is on the screen. */
  shown(path: string): void {
    this.#shown = path;
    if (this.#prefetched === path) this.#prefetched = undefined;
  }

  isLoading(path: string): boolean {
    return this.#views.get(path)?.status === 'pending';
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #start(path: string): TrackedView {
    const loading: TrackedView = Object.assign(this.load(path, this.#areas.get(path)), { status: 'pending' as const });
    const settle = (outcome: Outcome) => {
      Object.assign(loading, outcome);
      this.#notify();
    };
    loading.then(
      (value) => settle({ status: 'fulfilled', value }),
      (reason: unknown) => settle({ status: 'rejected', reason }),
    );
    this.#views.set(path, loading);
    return loading;
  }

  /** Later, because a view may be started while React renders. */
  #notify(): void {
    queueMicrotask(() => this.#listeners.forEach((listener) => listener()));
  }
}

function fulfilled(value: ReadyView): TrackedView {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
