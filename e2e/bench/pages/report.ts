import { rivals, type Rival } from '../rivals/rivals';
import { profiles, type ProfileName } from './profiles';
import type { Promised } from './promises';
import { disturbanceOf, loadOf, type Results } from './results';

/** The results as a Markdown document. */
export function asMarkdown(results: Results, promised: readonly Promised[]): string {
  const measured = [...new Set(results.loads.map(({ profile }) => profile))];
  const runs = measured.map((profile) => `${profiles[profile].runs} on the ${profile}`);
  return [
    '# What a first visit and a way cost',
    '',
    `Written by \`npm run bench\`: medians of ${runs.join(' and ')}, interleaved, with an empty cache. Milliseconds and kilobytes.`,
    '',
    circumstances(results),
    '',
    '![Largest paint on a phone, by kind of page](pages.svg)',
    ...measured.flatMap((profile) => ['', `## First visit, ${profile}`, '', ...loadTable(results, profile)]),
    '',
    '## From page to page',
    '',
    ...navigationTable(results),
    '',
    '## What is promised',
    '',
    '| | measured | at most | |',
    '|---|---:|---:|---|',
    ...promised.map(
      ({ sentence, measured, limit }) =>
        `| ${sentence} | ${short(measured)} | ${short(limit)} | ${isKept({ sentence, measured, limit }) ? 'kept' : '**not kept**'} |`,
    ),
    '',
  ].join('\n');
}

/** What the milliseconds of a machine are worth. */
export function circumstances(results: Results): string {
  const counts = results.processors.map(
    ({ profile, slowness, index }) => `${whole(index)} on the ${profile} (slowed ${slowness} times)`,
  );
  const taken = (disturbanceOf(results) * 100).toFixed(1);
  return `The processor counted ${counts.join(', ')}; a phone of the middle counts 1000, a cheap one 264. Others took ${taken} % of it meanwhile.`;
}

export function isKept({ measured, limit }: Promised): boolean {
  return measured <= limit;
}

function loadTable(results: Results, profile: ProfileName): string[] {
  const head = [
    '| page | | first paint | largest paint | hydrated | blocking | shift | requests | KB | KB of scripts | depth |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ];
  const rows = results.loads
    .filter((each) => each.profile === profile)
    .map(({ route, rival, load }) => {
      const site = loadOf(results, profile, route, 'site');
      const share = rival === 'site' ? '' : ` (${short(site.largestPaint / load.largestPaint)})`;
      const cells = [
        rival === 'site' ? `**${route}**` : '',
        rivals[rival],
        whole(load.firstPaint),
        `${whole(load.largestPaint)}${share}`,
        Number.isNaN(load.hydrated) ? '' : whole(load.hydrated),
        whole(load.blocking),
        short(load.shift),
        whole(load.count),
        whole(load.bytes / 1024),
        whole(load.scriptBytes / 1024),
        whole(load.depth),
      ];
      return `| ${cells.join(' | ')} |`;
    });
  return [...head, ...rows, '', 'In brackets: the largest paint of the site as a share of this one.'];
}

function navigationTable(results: Results): string[] {
  return [
    '| | | prepared | press to painted | KB after the press | depth |',
    '|---|---|---|---:|---:|---:|',
    ...results.navigations.map(
      ({ profile, rival, prepared, navigation: { painted, bytes, depth } }) =>
        `| ${profile} | ${rivals[rival]} | ${prepared ? 'yes' : 'no'} | ${whole(painted)} | ${(bytes / 1024).toFixed(1)} | ${depth} |`,
    ),
  ];
}

const colours: Record<Rival, string> = { site: '#ba4148', static: '#1d1b1a', bundle: '#87817a', host: '#ddd9d3' };

/** The largest paint on the phone as bars, one group for each kind of page. */
export function asPicture(results: Results): string {
  const loads = results.loads.filter(({ profile }) => profile === 'phone');
  const longest = Math.max(...loads.map(({ load }) => load.largestPaint));
  const width = 960;
  const [left, row, gap] = [170, 18, 20];
  const scale = (width - left - 90) / longest;
  let y = 52;
  const bars = loads.map(({ route, rival, load }, index) => {
    const isFirst = loads[index - 1]?.route !== route;
    if (isFirst && index) y += gap;
    const bar = `<rect x="${left}" y="${y}" width="${(load.largestPaint * scale).toFixed(1)}" height="${row - 4}" fill="${colours[rival]}"/>`;
    const value = `<text x="${(left + load.largestPaint * scale + 8).toFixed(1)}" y="${y + 11}">${whole(load.largestPaint)} ms</text>`;
    const name = isFirst
      ? `<text x="${left - 12}" y="${y + 11}" text-anchor="end" font-weight="600">${route}</text>`
      : '';
    y += row;
    return name + bar + value;
  });
  const legend = (Object.keys(rivals) as Rival[]).map(
    (rival, index) =>
      `<rect x="${left + index * 195}" y="16" width="12" height="12" fill="${colours[rival]}"/><text x="${left + index * 195 + 18}" y="26">${rivals[rival].replace(', rendered in the browser', '')}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 16}" font-family="Archivo, Helvetica, Arial, sans-serif" font-size="12" fill="#1d1b1a">`,
    `<rect width="${width}" height="${y + 16}" fill="#fff"/>`,
    ...legend,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

function whole(value: number): string {
  return value.toFixed(0);
}

function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}
