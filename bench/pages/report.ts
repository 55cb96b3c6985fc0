import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contact, lead } from '../../e2e/site/site-pages';
import { variantNames, variants } from '../variants/variants';
import { brand } from './brand-typeface';
import { chart } from './chart';
import { goals, isMet, misses, worst, type Goal } from './goals';
import { slow4g } from './phone';
import { disturbanceOf, loadOf, routesOf, type Results } from './results';

/** The pages whose first paint is shown, by the name of the picture. */
export const pictured: Readonly<Record<string, string>> = {
  home: '/',
  work: lead.path,
  ...(contact && { contact: contact.path }),
};

/** Writes `pages.md`, `pages.svg` and the pictures of the first paint. */
export function writeReport(results: Results, shown: ReadonlyMap<string, Buffer>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pages.svg'), chart(results));
  for (const [name, picture] of shown) writeFileSync(join(folder, `first-paint-${name}.jpg`), picture);
  writeFileSync(join(folder, 'pages.md'), asMarkdown(results, [...shown.keys()]));
}

function asMarkdown(results: Results, shown: readonly string[]): string {
  const { roundTrip, down } = slow4g;
  return `# First visits and navigations on a slow phone

Written by \`npm run site -- bench\`: medians of ${results.runs}, interleaved, over TLS 1.3 and HTTP/2 from nginx, with an empty cache and the service worker, at ${roundTrip} ms round trip and ${down / 1e6} Mbit/s. Times in milliseconds.

${circumstances(results)}

![Largest paint of every page](pages.svg)

## Goals

${table(
  ['', 'at most', 'worst', 'where', 'met'],
  goals(results).map((goal) => goalRow(goal)),
)}

## Largest paint

${largestPaintTable(results)}

The shares are the site's time divided by that of the column before. The last column is the emulation of DevTools, measured once: it knows no priorities between requests.

## Start of the site

${startTable(results)}

${brand} is the time from which text is drawn in the brand's typeface. KB are as transferred, with headers; those of JavaScript are the compressed files alone.

## Next page

${navigationTable(results)}

## First paint

${shown.map((name) => `<img src="first-paint-${name}.jpg" width="206" alt="First paint of ${pictured[name]}">`).join(' ')}
`;
}

/** The conditions under which the times hold. */
export function circumstances(results: Results): string {
  const { processor, slowdown } = results;
  const routes = routesOf(results);
  const workers = routes.filter((route) => loadOf(results, route, 'site').load.serviceWorker > 0);
  const taken = (disturbanceOf(results) * 100).toFixed(1);
  return `The processor, slowed ${slowdown} times, has Chrome's index ${whole(processor)}; a mid-tier phone has 1000, a low-tier one 264. Other machines took ${taken} % of it. A service worker was registered on ${workers.length} of ${routes.length} pages.`;
}

function goalRow(goal: Goal): string[] {
  const most = worst(goal);
  const met = goal.measured.length - misses(goal).length;
  const value = most ? short(most.value) : '';
  const count = `${met} of ${goal.measured.length}`;
  return [
    goal.name,
    short(goal.limit),
    value,
    most?.where ?? '',
    met === goal.measured.length ? count : `**${count}**`,
  ];
}

function largestPaintTable(results: Results): string {
  const [ofStatic, ofHost] = goals(results);
  return table(
    ['page', 'the site', 'without scripts', 'share', 'one bundle', 'ordinary federation', 'share', 'emulated'],
    routesOf(results).map((route, index) => {
      const paint = (variant: keyof typeof variants) => whole(loadOf(results, route, variant).load.largestPaint);
      const { emulated } = loadOf(results, route, 'site');
      return [
        route,
        `**${paint('site')}**`,
        paint('static'),
        judged(ofStatic, index),
        paint('bundle'),
        paint('host'),
        judged(ofHost, index),
        emulated === undefined ? '' : whole(emulated),
      ];
    }),
  );
}

function startTable(results: Results): string {
  const [, , hydrated, blocking, shift, , script] = goals(results);
  return table(
    [
      'page',
      'first paint',
      brand,
      'hydrated',
      'one bundle',
      'share',
      'blocking',
      'shift',
      'requests',
      'KB',
      'KB of JavaScript',
    ],
    routesOf(results).map((route, index) => {
      const { load } = loadOf(results, route, 'site');
      return [
        route,
        whole(load.firstPaint),
        whole(load.typeface),
        whole(load.hydrated),
        whole(loadOf(results, route, 'bundle').load.hydrated),
        judged(hydrated, index),
        judged(blocking, index),
        judged(shift, index),
        whole(load.requests),
        whole(load.bytes / 1024),
        judged(script, index),
      ];
    }),
  );
}

function navigationTable(results: Results): string {
  const painted = (variant: string, pointedAt: boolean) =>
    results.navigations.find((each) => each.variant === variant && each.pointedAt === pointedAt)?.measured.painted;
  return table(
    ['click to painted', 'link pointed at before', 'not pointed at'],
    variantNames.map((name) => [variants[name], whole(painted(name, true)), whole(painted(name, false))]),
  );
}

/** The first column is text, the others are numbers. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(line)].join('\n');
}

/** A value by the place of its route, bold where it misses its goal. */
function judged(goal: Goal | undefined, index: number): string {
  const value = goal?.measured[index]?.value;
  if (!goal || value === undefined) return '';
  return isMet(value, goal) ? short(value) : `**${short(value)}**`;
}

function whole(value = NaN): string {
  return Number.isNaN(value) ? '–' : value.toFixed(0);
}

function short(value: number): string {
  return Number.isNaN(value) ? '–' : String(Number(value.toPrecision(3)));
}
