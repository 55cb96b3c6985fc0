import type { Bounds } from '../geometry/outlines';
import { barLength } from '../bar-length';
import { ink } from './drawing';
import { sheetWidth } from './sheet';

/** Units of the viewBox kept free under a measured drawing for its scale bar and north arrow. */
export const footer = 290;

/** How letters are set in every drawing: small ones a little stronger, so that they stand beside lines. */
export function letteringOf(height: number): string {
  return `font-family="var(--face)" font-size="${height}"${height < 50 ? ' font-weight="500"' : ''}`;
}

/** A bar of alternating parts with its metres written under it, its left end at x, its top at y. */
export function scaleBar([left, , right]: Bounds, x: number, y: number): string {
  const { metres, parts } = barLength(right - left);
  const unit = sheetWidth / (right - left);
  const at = (i: number) => Math.round(x + (unit * metres * i) / parts);
  const height = 24;
  let dark = '';
  for (let i = 0; i < parts; i += 2) dark += `M${at(i)} ${y}H${at(i + 1)}v${height}H${at(i)}z`;
  const frame = `<path fill="none" stroke="${ink.line}" stroke-width="3" d="M${at(0)} ${y}H${at(parts)}v${height}H${at(0)}z"/>`;
  const values = Array.from({ length: parts + 1 }, (_, i) => String(Number(((metres * i) / parts).toFixed(2))));
  const labels = values.map((value, i) => `<text x="${at(i)}" y="${y + 94}">${value}</text>`);
  labels.push(`<text x="${at(parts) + 40 + 17 * (values.at(-1)?.length ?? 1)}" y="${y + 94}">m</text>`);
  return (
    `<g class="scale-bar" data-metres="${metres}">${frame}<path fill="${ink.line}" d="${dark}"/>` +
    `<g fill="${ink.line}" ${letteringOf(60)} text-anchor="middle">${labels.join('')}</g></g>`
  );
}

/** A circle with a needle whose dark half is to the east; north is up. */
export function northArrow(x: number, y: number): string {
  return (
    `<g fill="none" stroke="${ink.line}" stroke-width="3"><circle cx="${x}" cy="${y}" r="74"/>` +
    `<path d="M${x} ${y - 98}l-33 147 33-23 33 23z"/><path fill="${ink.line}" d="M${x} ${y - 98}v124l33 23z"/></g>`
  );
}
