import { pageMetrics, type PageMetric } from '@portfolio/publish/health/count/count-lines';
import type { OwnerHealth, PageHealth, ReleaseHealth, SiteHealth } from '@portfolio/publish/health/count/site-health';
import { localTime } from './local-time';

/** Rows of a workspace that are shown; the rest is counted. */
const shown = { errors: 10, pages: 20 };

/** The health of a site for the terminal, in lines. What stands in brackets is of the release before. */
export function healthText({ since, owners, notes }: SiteHealth): string[] {
  const head = `Visits since ${since} (UTC). In brackets: the release before.`;
  return [head, ...owners.flatMap((owner) => ['', ...ownerLines(owner)]), ...(notes.length > 0 ? ['', ...notes] : [])];
}

function ownerLines({ owner, live, before, percent }: OwnerHealth): string[] {
  const since = live.published && `, ${percent ? 'since' : 'published'} ${localTime(live.published)}`;
  const counts = Object.entries(countNames).map(([kind, name]) => {
    const count = kind as keyof typeof countNames;
    return `${name} ${live[count].toLocaleString('en')}${before ? ` (${before[count].toLocaleString('en')})` : ''}`;
  });
  return [
    `${owner}  ${live.release}${shareText(percent)}${since}${before ? `  (${before.release})` : ''}`,
    `  ${counts.join(', ')}`,
    ...errorLines(live),
    ...pageLines(live, before),
  ];
}

const countNames = { visits: 'visits', failedLoads: 'failed loads', thrown: 'errors' } as const;

function errorLines({ errors }: ReleaseHealth): string[] {
  const rows = errors.slice(0, shown.errors).map(({ message, count, source, place, path }) => {
    const where = source ?? place?.replace(/^.*\/(?=[^/]+$)/, '');
    return `  ${String(count).padStart(5)} ×  ${[message, where, path && `on ${path}`].filter(Boolean).join('  ')}`;
  });
  return [...rows, ...moreThan(shown.errors, errors.length, 'messages')];
}

function pageLines({ pages }: ReleaseHealth, before: ReleaseHealth | undefined): string[] {
  if (pages.length === 0) return [];
  const former = new Map(before?.pages.map((page) => [page.path, page]));
  const rows = pages
    .slice(0, shown.pages)
    .map((page) => [page.path, ...pageMetrics.map((metric) => cell(metric, page, former.get(page.path)))]);
  const table = [['p75', ...pageMetrics], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) => `  ${row.map((each, column) => each.padEnd(widths[column] ?? 0)).join('  ')}`);
  return [...lines.map((line) => line.trimEnd()), ...moreThan(shown.pages, pages.length, 'pages')];
}

function cell(metric: PageMetric, page: PageHealth, former: PageHealth | undefined): string {
  const value = valueText(metric, page);
  return former?.[metric] ? `${value} (${valueText(metric, former)})` : value;
}

/** " for 10 % of the visitors" of a release that is rolled out. */
export function shareText(percent: number | undefined): string {
  return percent ? ` for ${percent} % of the visitors` : '';
}

/** "812 ms", "0.02", or "–" where nothing was measured. */
export function valueText(metric: PageMetric, page: PageHealth): string {
  const measured = page[metric];
  if (!measured) return '–';
  return metric === 'CLS' ? measured.p75.toFixed(3) : `${measured.p75.toFixed(0)} ms`;
}

function moreThan(limit: number, length: number, what: string): string[] {
  return length > limit ? [`  and ${length - limit} more ${what}: npm run site -- health --json`] : [];
}
