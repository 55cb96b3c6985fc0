import { escapeHtml } from '@portfolio/site/escape-html';
import { pageMetrics, type PageMetric } from '@portfolio/publish/health/count/count-lines';
import type { OwnerHealth, PageHealth, ReleaseHealth, SiteHealth } from '@portfolio/publish/health/count/site-health';
import { shareText, valueText } from './health-text';

/** Pages that are drawn; the table has all. */
const drawn = 20;
/** What counts as good: https://web.dev/articles/vitals */
const good = { LCP: 2500, INP: 200, CLS: 0.1 } as const satisfies Record<PageMetric, number>;
/** Of a plot, in its own units. */
const plot = { width: 320, row: 20, names: 110, top: 24 };

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --now: light-dark(#a3230f, #ff8a70) }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; margin: 1rem 0 }
  th, td { padding: .15rem 1rem .15rem 0; text-align: start; border-bottom: 1px solid light-dark(#ddd, #444); vertical-align: top }
  td.number { text-align: end; font-variant-numeric: tabular-nums }
  .plots { display: flex; flex-wrap: wrap; gap: 1rem 2rem }
  figure { margin: 0 } figcaption { font-weight: 600 }
  svg { max-width: 100%; overflow: visible; font-size: 12px; fill: currentColor } .now { fill: var(--now) }
  .before { fill: none; stroke: currentColor } .good { stroke: currentColor; stroke-dasharray: 2 3 } .move { stroke: var(--now) }
`;

/** The health of a site as one HTML document without scripts: plots of the pages, and all numbers as tables. */
export function healthPage({ since, owners, notes }: SiteHealth): string {
  const paragraphs = notes.map((note) => `<p>${escapeHtml(note)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Health of the site</title><style>${style}</style></head><body>
<h1>Health of the site</h1>
<p>Visits since ${since} (UTC). Filled: the live release. Open: the release before. Dotted: what counts as good. Three of four visits
are not slower than these values (p75).</p>
${[...paragraphs, ...owners.map(ownerSection)].join('\n')}
</body></html>
`;
}

function ownerSection({ owner, live, before, percent }: OwnerHealth): string {
  const plots = pageMetrics.map((metric) => metricPlot(metric, live, before)).join('\n');
  return `<section><h2>${escapeHtml(owner + shareText(percent))}</h2>
${table(['Release', 'Visits', 'Failed loads', 'Errors'], [live, ...(before ? [before] : [])].map(countCells))}
${plots && `<div class="plots">${plots}</div>`}
${live.errors.length > 0 ? table(['Message', 'Where', 'First on', 'Times'], live.errors.map(errorCells)) : ''}
${live.pages.length > 0 ? table(['Page', ...pageMetrics.flatMap((name) => [name, 'before'])], pageRows(live, before)) : ''}
</section>`;
}

function countCells({ release, visits, failedLoads, thrown }: ReleaseHealth): string[] {
  return [release, ...[visits, failedLoads, thrown].map(String)];
}

function errorCells({ message, source, place, path, count }: ReleaseHealth['errors'][number]): string[] {
  return [message, source ?? place ?? '', path ?? '', String(count)];
}

function pageRows(live: ReleaseHealth, before: ReleaseHealth | undefined): string[][] {
  return live.pages.map((page) => {
    const former = before?.pages.find(({ path }) => path === page.path) ?? { path: page.path };
    return [page.path, ...pageMetrics.flatMap((metric) => [valueText(metric, page), valueText(metric, former)])];
  });
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td${/^[\d.]+(?: ms)?$/.test(text) ? ' class="number"' : ''}>${escapeHtml(text)}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`);
  return `<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>
${lines.join('\n')}</tbody></table>`;
}

/** A row for each page with a dot for each release; nothing where nothing was measured. */
function metricPlot(metric: PageMetric, live: ReleaseHealth, before: ReleaseHealth | undefined): string {
  const pages = live.pages.filter((page) => page[metric]).slice(0, drawn);
  if (pages.length === 0) return '';
  const formers = pages.map(({ path }) => before?.pages.find((page) => page.path === path));
  const values = [...pages, ...formers].flatMap((page) => page?.[metric]?.p75 ?? []);
  const end = 1.05 * Math.max(good[metric], ...values);
  const at = (value: number) => (plot.names + (value / end) * (plot.width - plot.names - 8)).toFixed(1);
  const rows = pages.map((page, index) =>
    plotRow(page, formers[index], plot.top + plot.row * (index + 0.5), metric, at),
  );
  const height = plot.top + plot.row * pages.length;
  const limit = at(good[metric]);
  const unit = metric === 'CLS' ? '' : ' ms';
  return `<figure><figcaption>${metric}</figcaption>
<svg width="${plot.width}" height="${height}" viewBox="0 0 ${plot.width} ${height}" role="img" aria-label="${metric} of ${pages.length} pages, as in the table below">
<line class="good" x1="${limit}" x2="${limit}" y1="16" y2="${height}"/><text x="${limit}" y="12" text-anchor="middle">${good[metric]}${unit}</text>
${rows.join('\n')}</svg></figure>`;
}

function plotRow(
  page: PageHealth,
  former: PageHealth | undefined,
  y: number,
  metric: PageMetric,
  at: (value: number) => string,
): string {
  const [now, then] = [page[metric]?.p75 ?? 0, former?.[metric]?.p75];
  const move = then === undefined ? '' : `<line class="move" x1="${at(then)}" x2="${at(now)}" y1="${y}" y2="${y}"/>`;
  const open = then === undefined ? '' : `<circle class="before" cx="${at(then)}" cy="${y}" r="4"/>`;
  const name = page.path.length > 16 ? `${page.path.slice(0, 15)}…` : page.path;
  return `<text x="0" y="${y + 4}">${escapeHtml(name)}</text>${move}${open}<circle class="now" cx="${at(now)}" cy="${y}" r="4"/>`;
}
