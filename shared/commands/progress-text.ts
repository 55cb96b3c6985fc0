import type { ReleaseOwner } from '@portfolio/contract/release';

/** What a workspace's build is at: its bundles, and beside them the pictures of its pages, so many of so many. */
export type BuildStep =
  { owner: ReleaseOwner; doing: 'bundles' } | { owner: ReleaseOwner; doing: 'pictures'; done: number; of: number };

type Work = { bundles: boolean; encoded?: { done: number; of: number }; pictures: number; ended: boolean };

/** Seconds of processor time, measured; only their proportions count. */
const costs = { shell: 30, area: 12, picture: 1.5 };
/** The part of the work that must be done before the rest is estimated. */
const known = 0.15;

/** How far the builds of several workspaces are. */
export class BuildProgress {
  readonly #works: Map<ReleaseOwner, Work>;

  /** @param pictures that each workspace's pages may show. */
  constructor(pictures: ReadonlyMap<ReleaseOwner, number>) {
    this.#works = new Map(
      [...pictures].map(([owner, count]) => [owner, { bundles: false, pictures: count, ended: false }]),
    );
  }

  begin(step: BuildStep): void {
    const work = this.#works.get(step.owner);
    if (work && step.doing === 'bundles') work.bundles = true;
    if (work && step.doing === 'pictures') work.encoded = step;
  }

  end(owner: ReleaseOwner): void {
    const work = this.#works.get(owner);
    if (work) work.ended = true;
  }

  /** @param seconds since the begin. */
  text(seconds: number): string {
    const running = [...this.#works].flatMap(([owner, work]) => stepsOf(work).map((step) => `${owner}: ${step}`));
    const part = this.#part();
    const left = part > known ? [`about ${rounded((seconds * (1 - part)) / part)} s left`] : [];
    return [...running, ...left].join(' · ');
  }

  /** Of all work, what is done: 0 to 1. */
  #part(): number {
    const works = [...this.#works].map(([owner, { bundles, encoded, pictures, ended }]) => {
      const code = owner === 'shell' ? costs.shell : costs.area;
      const all = code + pictures * costs.picture;
      if (ended) return { all, done: all };
      // Pictures alone: the code was there.
      const codeDone = encoded && !bundles ? code : 0;
      return { all, done: codeDone + (encoded ? (all - code) * (encoded.done / Math.max(1, encoded.of)) : 0) };
    });
    const sum = (which: 'all' | 'done') => works.reduce((total, work) => total + work[which], 0);
    return sum('done') / Math.max(1, sum('all'));
  }
}

/** Nothing of what has ended. That the bundles have is not said before the whole workspace has. */
function stepsOf({ bundles, encoded, ended }: Work): string[] {
  if (ended) return [];
  if (encoded && (encoded.done < encoded.of || !bundles)) return [`picture ${encoded.done} of ${encoded.of}`];
  return bundles ? ['bundles'] : [];
}

/** A number that does not pretend to know better: steps of five above ten. */
function rounded(seconds: number): number {
  return seconds > 10 ? Math.ceil(seconds / 5) * 5 : Math.max(1, Math.round(seconds));
}
