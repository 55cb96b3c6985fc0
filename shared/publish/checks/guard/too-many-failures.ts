import type { ReleaseOwner } from '@portfolio/contract/release';
import type { ReleaseHealth, SiteHealth } from '../../health/count/site-health';

/** A release fails too often with at least so many failures, and more than so many times as many per visit as the one before. */
export const measure = { failures: 5, times: 2 };

type Counts = { visits: number; failures: number };

/**
 * Compares what visits say of each live release since a first look with all that is known of the release before it.
 * @param first what was known of the live releases when they had just gone live: the same release may have been live before.
 * @returns a sentence for each of these workspaces that fails too often.
 */
export function tooManyFailures(first: SiteHealth, now: SiteHealth, owners: readonly ReleaseOwner[]): string[] {
  return now.owners.flatMap(({ owner, live, before }) => {
    if (!owners.includes(owner)) return [];
    const start = countsOf(first.owners.find((each) => each.owner === owner)?.live);
    const all = countsOf(live);
    const since = { visits: all.visits - start.visits, failures: all.failures - start.failures };
    const former = countsOf(before);
    if (since.failures < measure.failures || rate(since) <= measure.times * rate(former)) return [];
    return [
      `${owner} fails too often: ${countsText(since)} of release ${live.release}; of the release before ${countsText(former)}.`,
    ];
  });
}

function countsOf(release: ReleaseHealth | undefined): Counts {
  return { visits: release?.visits ?? 0, failures: (release?.thrown ?? 0) + (release?.failedLoads ?? 0) };
}

/** Failures for each visit. */
function rate({ visits, failures }: Counts): number {
  return failures / Math.max(1, visits);
}

function countsText({ visits, failures }: Counts): string {
  return `${failures} failures in ${visits} visits`;
}
