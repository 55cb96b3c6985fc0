import type { ReleaseOwner } from '@portfolio/contract/release';

/** What a workspace's build is at: its bundles, or the pictures of its pages, so many of so many. */
export type BuildStep =
  { owner: ReleaseOwner; doing: 'bundles' } | { owner: ReleaseOwner; doing: 'pictures'; done: number; of: number };

/** Seconds of processor time, measured; only their proportions count. */
const costs = { shell: 30, area: 12, picture: 1.5 };
/** The part of the work that must be done before the rest is estimated. */
const known = 0.15;

/** How far the builds of several workspaces are. */
export class BuildProgress {
  readonly #works: Map<ReleaseOwner, { step?: BuildStep; pictures: number; ended: boolean }>;

  /** @param pictures that each workspace's pages may show. */
  constructor(pictures: ReadonlyMap<ReleaseOwner, number>) {
    this.#works = new Map([...pictures].map(([owner, count]) => [owner, { pictures: count, ended: false }]));
  }

  begin(step: BuildStep): void {
    const work = this.#works.get(step.owner);
    if (work) work.step = step;
  }

  end(owner: ReleaseOwner): void {
    const work = this.#works.get(owner);
    if (work) work.ended = true;
  }

  /** @param seconds since the begin. */
  text(seconds: number): string {
    const running = [...this.#works.values()].flatMap(({ step, ended }) => (step && !ended ? [stepText(step)] : []));
    const part = this.#part();
    const left = part > known ? [`about ${rounded((seconds * (1 - part)) / part)} s left`] : [];
    return [...running, ...left].join(' · ');
  }

  /** Of all work, what is done: 0 to 1. */
  #part(): number {
    const works = [...this.#works].map(([owner, { step, pictures, ended }]) => {
      const code = owner === 'shell' ? costs.shell : costs.area;
      const all = code + pictures * costs.picture;
      if (ended) return { all, done: all };
      return { all, done: step?.doing === 'pictures' ? code + (all - code) * (step.done / Math.max(1, step.of)) : 0 };
    });
    const sum = (which: 'all' | 'done') => works.reduce((total, work) => total + work[which], 0);
    return sum('done') / Math.max(1, sum('all'));
  }
}

function stepText(step: BuildStep): string {
  return step.doing === 'bundles' ? `${step.owner}: bundles` : `${step.owner}: picture ${step.done} of ${step.of}`;
}

/** A number that does not pretend to know better: steps of five above ten. */
function rounded(seconds: number): number {
  return seconds > 10 ? Math.ceil(seconds / 5) * 5 : Math.max(1, Math.round(seconds));
}
