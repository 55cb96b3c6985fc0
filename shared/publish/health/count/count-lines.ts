import type { HealthLines } from '../lines/health-lines';
import { lineIn, type HealthLine } from '../report-line';
import { Histogram } from './histogram';

/** What is told apart at most, so that memory is limited whatever was sent; the rest is counted. */
const limits = { pages: 5000, messages: 2000 };

export const pageMetrics = ['LCP', 'INP', 'CLS'] as const;
export type PageMetric = (typeof pageMetrics)[number];

/** A message of a release with a place where it was thrown, how often, and on which page first. */
export type CountedError = { message: string; place?: string; path?: string; count: number };
/** The reports of one release. A visit is a document that was opened; `errors` has failed loads, too. */
export type ReleaseCount = {
  visits: number;
  failedLoads: number;
  /** All other failures. */
  thrown: number;
  errors: Map<string, CountedError>;
  pages: Map<string, Partial<Record<PageMetric, Histogram>>>;
};

export type HealthCount = {
  /** By owner and release: "research/0f3c…". */
  releases: Map<string, ReleaseCount>;
  lines: number;
  /** Lines that can't be read, of releases that were not asked for, and of pages or messages beyond what is told apart. */
  spoilt: number;
  others: number;
};

/**
 * Counts all lines in one pass.
 * @param wanted the releases that are counted, as "owner/release".
 * @param since the first day.
 */
export async function countLines(
  lines: Pick<HealthLines, 'read'>,
  wanted: Iterable<string>,
  since: string,
): Promise<HealthCount> {
  const count = new Counting(wanted);
  for await (const { text } of lines.read(since)) {
    for (let start = 0; start < text.length;) {
      const end = text.indexOf('\n', start) + 1 || text.length;
      count.add(text.slice(start, end));
      start = end;
    }
  }
  return count.result;
}

class Counting {
  readonly result: HealthCount = { releases: new Map(), lines: 0, spoilt: 0, others: 0 };
  readonly #left = { ...limits };

  constructor(wanted: Iterable<string>) {
    for (const name of wanted)
      this.result.releases.set(name, { visits: 0, failedLoads: 0, thrown: 0, errors: new Map(), pages: new Map() });
  }

  add(text: string): void {
    if (!text.trim()) return;
    this.result.lines++;
    const line = lineIn(text);
    if (!line) this.result.spoilt++;
    else if (!this.#addLine(line)) this.result.others++;
  }

  #addLine(line: HealthLine): boolean {
    const { name, area, areaRelease, shellRelease } = line;
    const shell = this.result.releases.get(`shell/${shellRelease}`);
    const own = area ? this.result.releases.get(`${area}/${areaRelease}`) : shell;
    if (name === 'TTFB') return addVisit(own, shell);
    const metric = pageMetrics.find((each) => each === name);
    return metric ? this.#addMeasurement(own, metric, line) : this.#addFailure(this.#ownerOf(line) ?? own, line);
  }

  /** Code of the shell fails on pages of areas, too. */
  #ownerOf({ place = '' }: HealthLine): ReleaseCount | undefined {
    const [, area, release] = /^_(?:areas\/([^/]+)|shell)\/([^/]+)\//.exec(place) ?? [];
    return release ? this.result.releases.get(`${area ?? 'shell'}/${release}`) : undefined;
  }

  #addMeasurement(of: ReleaseCount | undefined, metric: PageMetric, { path, value = 0 }: HealthLine): boolean {
    if (!of || !path) return false;
    let page = of.pages.get(path);
    if (!page) {
      if (this.#left.pages-- <= 0) return false;
      of.pages.set(path, (page = {}));
    }
    (page[metric] ??= new Histogram()).add(value);
    return true;
  }

  #addFailure(of: ReleaseCount | undefined, { name, error = '', place, path }: HealthLine): boolean {
    if (!of) return false;
    if (name === 'load-failure') of.failedLoads++;
    else of.thrown++;
    const key = `${error} ${place}`;
    const known = of.errors.get(key);
    if (known) known.count++;
    else if (this.#left.messages-- <= 0) return false;
    else of.errors.set(key, { message: error, count: 1, ...(place && { place }), ...(path && { path }) });
    return true;
  }
}

/** The shell runs on every page. */
function addVisit(own: ReleaseCount | undefined, shell: ReleaseCount | undefined): boolean {
  for (const each of new Set([own, shell])) if (each) each.visits++;
  return own !== undefined || shell !== undefined;
}
