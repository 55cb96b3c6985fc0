import type { AreaName } from 'shared/contract/areas';
import type { Frame, FrameRow } from 'shared/contract/release';
import type { ReadyView } from './load-view';

/**
 * A promise that says what became of it, so that React's `use` reads a settled one at once, without
 * showing a fallback first. https://react.dev/reference/react/use#caveats
 */
type Outcome =
  { status: 'pending' } | { status: 'fulfilled'; value: ReadyView } | { status: 'rejected'; reason: unknown };
type Settling = Promise<ReadyView> & Outcome;

/** Knows which area serves which path, loads views, and keeps them for the life of the page. */
export class ViewCache {
  readonly #views = new Map<string, Settling>();
  readonly #areas = new Map<string, AreaName>();
  readonly #listeners = new Set<() => void>();
  /** The path of the view that the document came with. */
  readonly first: string;
  #prerendered: string | undefined;
  #shown: string;
  #ahead: string | undefined;
  #awaited: string | undefined;

  constructor(
    first: ReadyView,
    private readonly frame: Frame,
    /** How a view is loaded; on a server nothing ever is. */
    private readonly load: (path: string, area?: AreaName) => Promise<ReadyView>,
  ) {
    this.#views.set(first.path, settled(first));
    this.first = first.path;
    this.#prerendered = first.path;
    this.#shown = first.path;
    for (const { area, rows } of frame.groups) for (const { path } of rows) this.#areas.set(path, area);
    this.#areas.set('/Contact', 'contact');
    if (first.view.kind === 'area') this.#areas.set(first.path, first.view.area);
  }

  /** The pages that stand in the rail. */
  get pages(): readonly FrameRow[] {
    return this.frame.groups.flatMap(({ rows }) => rows);
  }

  /** Tells that a path belongs to an area: a link said so. */
  learn(path: string, area: AreaName): void {
    this.#areas.set(path, area);
  }

  /** Whether the shell can show this path without loading a document. */
  knows(path: string): boolean {
    return path === '/' || path === '/works' || this.#views.has(path) || this.#areas.has(path);
  }

  /** The view at a path, as far as it is; one that failed stays failed until it is asked for again. */
  get(path: string): Settling {
    return this.#views.get(path) ?? this.#start(path);
  }

  /** Whether the document still holds the page at a path as publish rendered it. */
  isPrerendered(path: string): boolean {
    return path === this.#prerendered;
  }

  /** React has put its own into the place of what publish rendered, or taken it over. */
  takenOver(): void {
    this.#prerendered = undefined;
  }

  /** Whose page stands at a path. */
  areaOf(path: string): AreaName | undefined {
    return this.#areas.get(path);
  }

  /** Someone wants to go there: starts loading, also after a failure. */
  ask(path: string): void {
    if (this.#views.get(path)?.status === 'rejected') this.#views.delete(path);
    this.#awaited = this.get(path).status === 'pending' ? path : undefined;
    // The address may have become this one while its view was loading already.
    queueMicrotask(() => this.#changed());
  }

  /**
   * Someone may want to go there. Nothing is tried again by itself where the area failed before: a
   * visitor's own Retry would have to wait for a try that hangs.
   */
  prepare(path: string): void {
    const area = this.#areas.get(path);
    const failed = [...this.#views].some(
      ([other, { status }]) => status === 'rejected' && this.#areas.get(other) === area,
    );
    if (failed) return;
    void this.get(path);
    if (path === this.#shown || path === this.#ahead) return;
    this.#ahead = path;
    queueMicrotask(() => this.#changed());
  }

  /** Where someone may want to go next, once its view is there. */
  get ahead(): string | undefined {
    return this.#ahead !== undefined && this.#views.get(this.#ahead)?.status === 'fulfilled' ? this.#ahead : undefined;
  }

  /** Loads a view anew that could not be shown, whatever came of it before. */
  again(path: string): void {
    this.#views.delete(path);
    this.ask(path);
  }

  /** Whether the page at a path stands in the window already. */
  isShown(path: string): boolean {
    return path === this.#shown;
  }

  /** The page at a path is the one that is shown. */
  arrived(path: string): void {
    this.#shown = path;
    if (this.#ahead === path) this.#ahead = undefined;
  }

  isLoading(path: string): boolean {
    return this.#views.get(path)?.status === 'pending';
  }

  /** Whether someone waits for the page at a path; it may be there already and not be shown yet. */
  isAwaited(path: string): boolean {
    return path === this.#awaited;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #start(path: string): Settling {
    const loading: Settling = Object.assign(this.load(path, this.#areas.get(path)), { status: 'pending' as const });
    loading.then(
      (value) => this.#settle(loading, { status: 'fulfilled', value }),
      (reason: unknown) => this.#settle(loading, { status: 'rejected', reason }),
    );
    this.#views.set(path, loading);
    queueMicrotask(() => this.#changed());
    return loading;
  }

  #settle(view: Settling, outcome: Outcome): void {
    Object.assign(view, outcome);
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

function settled(value: ReadyView): Settling {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
