import { variantNames, variants, type Variant } from '../variants/variants';
import { loadOf, routesOf, type Results } from './results';

const width = 960;
const left = 180;
const right = 70;
const rowHeight = 26;
const top = 78;

/** A mark of each variant round the origin; shapes as well as colours tell them apart. */
const marks: Readonly<Record<Variant, string>> = {
  host: '<circle r="5.5" fill="#fff" stroke="#87817a" stroke-width="2"/>',
  bundle: '<path d="M0-6 6 0 0 6-6 0Z" fill="#a8a199"/>',
  static: '<path d="M0-9V9" stroke="#1d1b1a" stroke-width="2"/>',
  site: '<circle r="5.5" fill="#b3261e"/>',
};

/** The largest paint of every page as a picture: one row for each page, one mark for each variant. */
export function chart(results: Results): string {
  const routes = routesOf(results);
  const paint = (route: string, variant: Variant) => loadOf(results, route, variant).load.largestPaint;
  const longest = Math.max(...routes.flatMap((route) => variantNames.map((variant) => paint(route, variant))));
  const end = Math.ceil(longest / 500) * 500;
  const x = (time: number) => Number((left + (time / end) * (width - left - right)).toFixed(1));
  const height = top + routes.length * rowHeight + 20;
  const rows = routes.map((route, index) => {
    const y = top + index * rowHeight + rowHeight / 2;
    const times = variantNames.map((variant) => paint(route, variant));
    return [
      `<text x="${left - 16}" y="${y + 4}" text-anchor="end">${route}</text>`,
      `<path d="M${x(Math.min(...times))} ${y}H${x(Math.max(...times))}" stroke="#ddd9d3" stroke-width="3"/>`,
      ...(Object.keys(marks) as Variant[]).map((variant) => markAt(variant, x(paint(route, variant)), y)),
      `<text x="${width - 12}" y="${y + 4}" text-anchor="end" fill="#b3261e" font-weight="600">${paint(route, 'site').toFixed(0)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Archivo, Helvetica, Arial, sans-serif" font-size="13" fill="#1d1b1a">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${left - 16}" y="26" text-anchor="end" font-weight="600">Largest paint</text>`,
    ...variantNames.map((name, index) => legendEntry(name, left + index * 165)),
    ...gridLines(end, x, height - 14),
    `<text x="${width - 12}" y="62" text-anchor="end" fill="#6b655f" font-size="12">ms</text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}

function markAt(variant: Variant, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${marks[variant]}</g>`;
}

function legendEntry(variant: Variant, x: number): string {
  return `${markAt(variant, x + 6, 22)}<text x="${x + 20}" y="26">${variants[variant]}</text>`;
}

function gridLines(end: number, x: (time: number) => number, bottom: number): string[] {
  return Array.from({ length: end / 500 + 1 }, (_, index) => index * 500).map(
    (time) =>
      `<path d="M${x(time)} ${top - 6}V${bottom}" stroke="#eeebe7"/><text x="${x(time)}" y="62" text-anchor="middle" fill="#6b655f" font-size="12">${time / 1000} s</text>`,
  );
}
