import type { Point } from '@portfolio/model/geometry/points';
import { smoothed } from '#figures/chain';
import { isoLines } from '#figures/iso-lines';
import { curve, polyline, short } from '#figures/path';
import { ink, sheet, stroke } from '#figures/sheet';
import { bridges, columns, heightAt, placesOf, riverAt, riverWidth, rows, size, step, type Place } from './land';
import { dayRoute } from './route';

/** Where the route may lead: the middle of the sheet, which a phone shows. */
const reach = [420, 1200] as const;
/** Effort of a day's walk. */
const day = 640;
/** Where it begins and ends. */
const ends: readonly [Point, Point] = [
  [440, 190],
  [1180, 170],
];

/** A town as a map: its buildings as crosses, and in red the ones that a walk of one day joins. */
export function cover(): string {
  const places = placesOf(250);
  const near = places.filter(({ at, size: much }) => at[0] > reach[0] && at[0] < reach[1] && much > 0.42);
  const { stops, way } = dayRoute(near, ends, day);
  return sheet(size.width, size.height, [
    graticule(),
    contours(),
    river(),
    crosses(places.filter((place) => !stops.includes(place))),
    stroke(curve(smoothed(way, 5), 0.8), ink.red, 3.4),
    marks(stops),
    edge(),
  ]);
}

/** A fine cross wherever two lines of the graticule meet. */
function graticule(): string {
  let data = '';
  for (let x = 100; x < size.width; x += 100)
    for (let y = 100; y < size.height; y += 100) data += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
  return stroke(data, ink.pale, 1.4);
}

function contours(): string {
  const value = (index: number) => heightAt((index % columns) * step, Math.floor(index / columns) * step);
  const heights = Float32Array.from({ length: columns * rows }, (_, i) => value(i));
  const lines = (level: number) =>
    isoLines({ columns, rows, value: (i) => heights[i] ?? 0 }, level)
      .filter((line) => line.length > 9)
      .map((line) =>
        curve(
          smoothed(
            line.map(([x, y]): Point => [x * step, y * step]),
            3,
          ),
          0.7,
        ),
      )
      .join('');
  let [fine, heavy] = ['', ''];
  for (let i = 0; i < 16; i++) {
    const data = lines(0.2 + i * 0.09);
    if (i % 5 === 2) heavy += data;
    else fine += data;
  }
  return stroke(fine, ink.pale, 1.2) + stroke(heavy, ink.soft, 1.3);
}

function river(): string {
  const along = Array.from({ length: size.width / 10 + 1 }, (_, i) => i * 10);
  const bank = (side: number, share = 1): Point[] =>
    along.map((x): Point => [x, riverAt(x) + side * share * riverWidth(x)]);
  const spans = bridges.map((x) => {
    const [top, bottom] = [riverAt(x) - riverWidth(x) - 5, riverAt(x) + riverWidth(x) + 5];
    return `M${x - 4} ${short(top)}V${short(bottom)}M${x + 4} ${short(top)}V${short(bottom)}`;
  });
  const water = [...bank(-1), ...bank(1).reverse()];
  return (
    `<path d="${polyline(water, true)}" fill="${ink.paper}"/>` +
    stroke(curve(bank(-1, 0.45), 0.4) + curve(bank(1, 0.3), 0.4), ink.pale, 1.2) +
    stroke(curve(bank(-1), 0.4) + curve(bank(1), 0.4), ink.line, 1.6) +
    spans
      .map((each, i) => {
        const x = bridges[i] ?? 0;
        const top = riverAt(x) - riverWidth(x) - 2;
        return `<rect x="${x - 4}" y="${short(top)}" width="8" height="${short(2 * riverWidth(x) + 4)}" fill="${ink.paper}"/>`;
      })
      .join('') +
    stroke(spans.join(''), ink.line, 1.6)
  );
}

function crosses(places: readonly Place[]): string {
  const arm = ({ size: much }: Place) => 3.6 + much * 6;
  const data = places.map(
    (place) =>
      `M${short(place.at[0] - arm(place))} ${short(place.at[1])}h${short(2 * arm(place))}M${short(place.at[0])} ${short(place.at[1] - arm(place))}v${short(2 * arm(place))}`,
  );
  return stroke(data.join(''), ink.line, 1.9);
}

function marks(stops: readonly Place[]): string {
  const circles = stops.map(({ at: [x, y] }) => `<circle cx="${short(x)}" cy="${short(y)}" r="7"/>`);
  const inner = stops.map(({ at: [x, y] }) => `M${short(x - 3)} ${short(y)}h6M${short(x)} ${short(y - 3)}v6`);
  return (
    `<g fill="${ink.paper}" stroke="${ink.red}" stroke-width="2.8">${circles.join('')}</g>` +
    stroke(inner.join(''), ink.red, 1.6)
  );
}

/** Ticks of the graticule on the sheet's edges. */
function edge(): string {
  let data = '';
  for (let x = 20; x < size.width; x += 20)
    data += `M${x} 0v${x % 100 === 0 ? 14 : 6}M${x} ${size.height}v${x % 100 === 0 ? -14 : -6}`;
  return stroke(data, ink.line, 1.4);
}
