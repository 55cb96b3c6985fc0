import type { ComposedFile, SitePart } from '@portfolio/contract/published/composer-module';
import type { Releases } from '@portfolio/contract/release';

/** A part of the site that the sandbox composes file by file. */
export type Planned = Omit<SitePart, 'compose'>;

/** What the publisher asks of the sandbox, one after the other, and gets. */
export type Requests = {
  load: { asks: { path: string; now: number }; gets: undefined };
  plan: { asks: { releases: Releases }; gets: Planned[] };
  /** The next file of a part, undefined after the last. */
  next: { asks: { plan: number; part: number }; gets: ComposedFile | undefined };
};

/** What the sandbox says. `number` names a question, or an error of the publisher that was its answer. */
export type SandboxMessage =
  | { kind: 'read' | 'source'; number: number; path: string }
  | { kind: 'ran' }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed' | 'crashed'; message: string; number?: number; refused?: boolean; stack?: string };
