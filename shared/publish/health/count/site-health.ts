import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import type { ReleaseOwner, Releases, Rollout } from '@portfolio/contract/release';
import { plainLine } from '../../releases/log/entry/plain-line';
import { dayBefore, type HealthLines } from '../lines/health-lines';
import { countLines, pageMetrics, type CountedError, type PageMetric, type ReleaseCount } from './count-lines';
import type { Histogram } from './histogram';

/** The 75th percentile of a page's measurements, and how many there are. LCP and INP in milliseconds. */
export type Measured = { p75: number; count: number };
export type PageHealth = { path: string } & Partial<Record<PageMetric, Measured>>;
/** `source`: file and line in the sources. */
export type ErrorHealth = CountedError & { source?: string };
/** `errors` (failed loads among them) and `pages` begin with the most frequent. */
export type ReleaseHealth = {
  release: string;
  published: string;
  visits: number;
  failedLoads: number;
  /** All other failures. */
  thrown: number;
  errors: readonly ErrorHealth[];
  pages: readonly PageHealth[];
};
/**
 * The live release of a workspace, and the one that was live before it. With `percent` the release that is rolled out to so
 * many of the visitors, and the one that is live for the others.
 */
export type OwnerHealth = { owner: ReleaseOwner; live: ReleaseHealth; before?: ReleaseHealth; percent?: number };
/** `notes` are sentences on what is missing. */
export type SiteHealth = { since: string; lines: number; owners: readonly OwnerHealth[]; notes: readonly string[] };

/**
 * What visits of the last days say of the live releases and of those before them, and of one that is rolled out.
 * @param sourceOf file and line of a place in a release, where that is known.
 */
export async function siteHealth(
  lines: Pick<HealthLines, 'read'>,
  { releases, rollout }: { releases: Releases; rollout?: Rollout | undefined },
  { now, days }: { now: Date; days: number },
  sourceOf: (place: string) => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<SiteHealth> {
  const since = dayBefore(now, days - 1);
  const shown = liveOwners(releases).flatMap((owner): Shown[] => {
    const known = { owner, ...liveAndBefore(releases, owner) };
    return rollout?.owner === owner ? [known, rolledOut(rollout, known)] : [known];
  });
  const wanted = shown.flatMap(({ owner, live, before }) =>
    [live, before].flatMap((each) => (each ? [`${owner}/${each.release}`] : [])),
  );
  const count = await countLines(lines, wanted, since);
  const healthOf = async (owner: ReleaseOwner, release: Known) => {
    const counted = count.releases.get(`${owner}/${release.release}`);
    return releaseHealth(release, counted, sourceOf);
  };
  const owners: OwnerHealth[] = [];
  for (const { owner, live, before, percent } of shown)
    owners.push({
      owner,
      live: await healthOf(owner, live),
      ...(before && { before: await healthOf(owner, before) }),
      ...(percent && { percent }),
    });
  return { since, lines: count.lines, owners, notes: notesOn(count) };
}

type Known = { release: string; published: string };
type Shown = { owner: ReleaseOwner; live: Known; before: Known | undefined; percent?: number };

function rolledOut({ owner, release, since, percent }: Rollout, { live }: Shown): Shown {
  return { owner, live: { release, published: since }, before: live, percent };
}

/** The release before is the one that a roll-back would lead to. */
function liveAndBefore(releases: Releases, owner: ReleaseOwner): { live: Known; before: Known | undefined } {
  const { live = '', history = [] } = liveOf(releases, owner) ?? {};
  const index = history.findIndex(({ release }) => release === live);
  const before = history.slice(0, Math.max(0, index)).findLast(({ quick }) => !quick);
  return { live: history[index] ?? { release: live, published: '' }, before };
}

async function releaseHealth(
  { release, published }: Known,
  count: ReleaseCount | undefined,
  sourceOf: (place: string) => Promise<string | undefined>,
): Promise<ReleaseHealth> {
  const errors = [...(count?.errors.values() ?? [])].sort((a, b) => b.count - a.count);
  const withSources: ErrorHealth[] = [];
  for (const error of errors) {
    const source = error.place && (await sourceOf(error.place));
    withSources.push({ ...error, message: plainLine(error.message), ...(source && { source }) });
  }
  const pages = [...(count?.pages ?? [])].map(([path, histograms]) => pageHealth(path, histograms));
  const seen = (page: PageHealth) => Math.max(...pageMetrics.map((metric) => page[metric]?.count ?? 0));
  pages.sort((a, b) => seen(b) - seen(a) || (a.path < b.path ? -1 : 1));
  const { visits = 0, failedLoads = 0, thrown = 0 } = count ?? {};
  return { release, published, visits, failedLoads, thrown, errors: withSources, pages };
}

function pageHealth(path: string, histograms: Partial<Record<PageMetric, Histogram>>): PageHealth {
  const page: PageHealth = { path };
  for (const metric of pageMetrics) {
    const { count = 0 } = histograms[metric] ?? {};
    const p75 = histograms[metric]?.quantile(0.75);
    if (p75 !== undefined) page[metric] = { p75: rounded(p75), count };
  }
  return page;
}

/** To three digits, for small numbers and large ones. */
function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function notesOn({ lines, spoilt, others }: { lines: number; spoilt: number; others: number }): string[] {
  return [
    ...(lines === 0
      ? ['No visit was reported. Visits are reported where the shell is built with VITALS_URL=/_health.']
      : []),
    ...(spoilt > 0 ? [`Lines that can't be read: ${spoilt}.`] : []),
    ...(others > 0 ? [`Lines of other releases, or of no page: ${others}.`] : []),
  ];
}
