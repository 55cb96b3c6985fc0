import { browserWindow, firstScreen, screenSheet } from '#figures/browser-window';
import { lettering } from '#figures/film/lettering';
import { polyline, short } from '#figures/path';
import { ink, stroke, weight } from '#figures/sheet';
import type { Point } from '@portfolio/model/geometry/points';
import { guide } from '../ArchitectureKorea/map';
import { hanok } from '../ArchitectureKorea/hanok';
import type { Place } from '../../src/studies/map/algorithm/place';
import { routeThrough } from '../../src/studies/map/algorithm/route';

/** The stops of the day that the guide proposes first. */
const chosen = ['changdeokgung', 'space', 'mmca-seoul', 'anglican', 'city-hall', 'bank', 'station'];
/** Old Seoul on the sheet, and the degrees that it shows. */
const field = { left: 800, top: 252, width: 676, height: 548 };
const part = { west: 126.9628, north: 37.5815, across: 0.0415 };
const timber = 1890;

const english = {
  name: 'Buildings of Korea',
  ways: ['By place', 'By architect', 'By region'],
  day: 'A day in Old Seoul',
};
const korean = { name: '한국의 건축물', ways: ['위치별', '건축가별', '지역별'], day: '서울 옛 도심의 하루' };

/** The first screen of the guide: a day's walk as a list and as a map. */
export function front(language?: string): string {
  const words = language === 'ko' ? korean : english;
  const places = guide(language).places;
  const stops = routeThrough(places.filter(({ id }) => chosen.includes(id)));
  return screenSheet([
    browserWindow(words.name, words.ways),
    lettering(words.day, { x: firstScreen.inner, y: 288, size: 32, weight: 600 }),
    stops.map(row).join(''),
    graticule(),
    others(places.filter((place) => stops.every((stop) => apart(stop, place) > 30))),
    stroke(polyline(stops.map(placed)), ink.red, 3.4),
    stops.map(mark).join(''),
  ]);
}

/** A degree of latitude is longer than one of longitude by 1 / cos of the latitude. */
function placed({ latitude, longitude }: Place): Point {
  const scale = field.width / part.across;
  return [
    field.left + (longitude - part.west) * scale,
    field.top + ((part.north - latitude) * scale) / Math.cos((37.57 * Math.PI) / 180),
  ];
}

function apart(one: Place, other: Place): number {
  const [[x, y], [u, v]] = [placed(one), placed(other)];
  return Math.hypot(x - u, y - v);
}

function row({ name, architects, year }: Place, index: number): string {
  const { inner } = firstScreen;
  const y = 352 + index * 66;
  return (
    stroke(`M${inner} ${y - 42}H720`, ink.pale, weight.fine) +
    lettering(String(index + 1), { x: inner, y, size: 24, weight: 500 }) +
    lettering(name, { x: inner + 44, y, size: 24, weight: 500 }) +
    lettering(architects[0] ?? '', { x: 470, y, size: 20, weight: 400 }) +
    lettering(String(year), { x: 672, y, size: 20, weight: 400 })
  );
}

function graticule(): string {
  let data = '';
  for (let x = field.left + 52; x < field.left + field.width; x += 104)
    for (let y = field.top + 40; y < field.top + field.height; y += 104) data += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
  return stroke(data, ink.pale, weight.fine);
}

/** What is not on the way: old ones as a timber front, new ones as a block. */
function others(places: readonly Place[]): string {
  return places
    .map((place): string => {
      const [x, y] = placed(place);
      if (x < field.left || x > field.left + field.width || y < field.top || y > 790) return '';
      if ((place.year ?? 0) < timber) return hanok([x, y + 9], 36, { line: 1.6, fine: false });
      return stroke(`M${short(x - 9)} ${short(y - 9)}h18v18h-18z`, ink.line, weight.line);
    })
    .join('');
}

function mark(place: Place, index: number): string {
  const [x, y] = placed(place);
  return (
    `<circle cx="${short(x)}" cy="${short(y)}" r="17" fill="${ink.paper}" stroke="${ink.red}" stroke-width="3"/>` +
    lettering(String(index + 1), { x: x - 5.6, y: y + 7, size: 20, weight: 600 })
  );
}
