import { parse } from 'node:path';
import { ContentError } from '@portfolio/content/source/content-error';
import type { StudyFiles } from '@portfolio/content/studies/study-files';
import { studyReader } from '@portfolio/content/studies/study-reader';
import type { YamlFields } from '@portfolio/content/source/fields/yaml-fields';
import { english as instrument } from '@portfolio/study/study-texts';
import { english } from './texts';
import { size, type Box, type MapData } from './drawing/map-data';
import type { Place, Position, Spot } from './algorithm/place';
import { mapFields, placeRows, type MapFields, type PlaceRow, type Row } from './read-page-fields';
import { clippedPath, inside, lonlat, pathOf, projectionOf, ringsOn, sheet, spotOf } from './read-page-outline';
import { countryNames, landNear, landOf, together } from './read-page-atlas';
import { recordsOf } from './read-page-records';
import { translatedPlaces, type Original } from './read-page-translation';

/** The map of a country or of a city with the places of a list. */
export const map = studyReader({
  texts: { map: english, instrument },
  fields: mapFields,
  read(fields, files, original) {
    checkArea(fields, files);
    const { value, source } = listOf(fields, files);
    const isTranslated = original !== undefined && original.places !== fields.places;
    const same = isTranslated ? translatedPlaces(value, source, originalOf(original, files)) : undefined;
    const data = { ...mapData(fields, same?.rows ?? withIds(value, source)), ...(same && { ids: same.ids }) };
    if (data.outline === '' && fields.country)
      throw files.fault('country', `Natural Earth draws ${fields.country} as a point`, 'a larger country, or a city');
    return { ...data, ...(fields.records && { records: recordsOf(fields.records, data.places, files) }) };
  },
  words: ({ places }) =>
    places.map(({ name, localName, architects, place }) =>
      [name, localName, ...architects, place].filter(Boolean).join(', '),
    ),
});

/** How the cells of a table are read. */
const columns = { numbers: ['year', 'latitude', 'longitude'], lists: ['architects'] };

function listOf({ places }: MapFields, files: StudyFiles) {
  return files.list(places, 'places', placeRows, 'the list of places', columns);
}

function originalOf(fields: MapFields, files: StudyFiles): Original {
  const { value, source } = listOf(fields, files);
  return { file: source.file, rows: withIds(value, source) };
}

/** Projects everything, so that a browser has nothing to work out. */
export function mapData(fields: MapFields, rows: readonly Row[]): MapData {
  const { title, things, language, islands, places: file } = fields;
  const { projection, outline, rings } = fields.country ? countryOf(fields, rows) : cityOf(rows);
  const at = (position: Position) => spotOf(projection, position);
  const dots = islands.map(at);
  const spots = [...rings.flat(), ...dots, ...rows.map(at)];
  const enlargement = fields.larger && enlarged(fields.larger, projection, spots);
  return {
    title,
    things,
    ...(language && { language }),
    outline,
    dots,
    labels: fields.labels.map(({ name, side, ...position }) => ({
      name,
      at: at(position),
      anchor: side === 'left' ? 'end' : 'start',
    })),
    ...(enlargement && { larger: enlargement.larger }),
    eras: Object.fromEntries(
      Object.entries(fields.eras).map(([name, { label, first = 0, last = 9999 }]) => [name, { label, first, last }]),
    ),
    places: rows.map((row): Place => {
      const inPart = enlargement?.spotIn(row);
      return { ...row, spot: at(row), ...(inPart && { enlarged: inPart }) };
    }),
    file: parse(file).name,
  };
}

/** Units that the coasts keep from the edges of the sheet, and those of the larger part from its frame. */
const margins = { sheet: 16, inset: 8 };

function countryOf({ country = '', islands }: MapFields, rows: readonly Row[]) {
  const pieces = together(landOf(country), rows);
  const points = [...pieces.flat(2), ...[...islands, ...rows].map(lonlat)];
  const projection = projectionOf(points, inside(sheet, margins.sheet));
  const rings = ringsOn(projection, pieces);
  return { projection, rings, outline: pathOf(rings) };
}

/** Degrees that a city measures at least, so that one place alone has surroundings: about 3 km to each side. */
const least = 0.03;
/** Kilometres around the middle of a city within which coasts are looked for. */
const around = 150;

/** A city is as large as its places are apart. */
function cityOf(rows: readonly Row[]) {
  const corners = rows.flatMap(({ latitude, longitude }) =>
    [-least, least].map((by): Position => ({ latitude: latitude + by, longitude: longitude + by })),
  );
  const projection = projectionOf(corners.map(lonlat), inside(sheet, 6 * margins.sheet));
  const [longitude = 0, latitude = 0] = projection.invert?.([size.width / 2, size.height / 2]) ?? [];
  const pieces = landNear({ latitude, longitude }, around);
  return { projection, rings: [] as Spot[][], outline: clippedPath(projection, pieces) };
}

type Part = NonNullable<MapFields['larger']>;

/** A part of the map, drawn larger in the corner where least stands. */
function enlarged({ name, west, south, east, north }: Part, projection: MapProjection, spots: readonly Spot[]) {
  const inset = emptiest(spots);
  const corners = [west, east].flatMap((longitude) => [south, north].map((latitude) => ({ longitude, latitude })));
  const own = projectionOf(corners.map(lonlat), inside(inset, margins.inset));
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => spotOf(projection, corner)[axis as 0 | 1]));
  const [left, top] = [Math.min(...(xs ?? [])), Math.min(...(ys ?? []))];
  const part: Box = {
    x: left - 1,
    y: top - 1,
    width: Math.max(...(xs ?? [])) - left + 2,
    height: Math.max(...(ys ?? [])) - top + 2,
  };
  const times = own.scale() / projection.scale();
  return {
    larger: { name, times: times > 20 ? Math.round(times / 10) * 10 : Math.round(times), part: rounded(part), inset },
    spotIn: (position: Position) => {
      const { longitude, latitude } = position;
      const isIn = longitude > west && longitude < east && latitude > south && latitude < north;
      return isIn ? spotOf(own, position) : undefined;
    },
  };
}

type MapProjection = ReturnType<typeof projectionOf>;

/** Of the four corners of the sheet the one with the fewest spots. Names stand above it and below it. */
function emptiest(spots: readonly Spot[]): Box {
  const [width, height, side, line] = [288, 214, 8, 30];
  const [right, bottom] = [size.width - side - width, size.height - line - height];
  const corners = [
    [right, bottom],
    [side, bottom],
    [right, line],
    [side, line],
  ].map(([x = 0, y = 0]) => ({ x, y, width, height }));
  const count = (box: Box) =>
    spots.filter(([x, y]) => x >= box.x && x <= box.x + width && y >= box.y - line && y <= box.y + height).length;
  return corners.reduce((best, box) => (count(box) < count(best) ? box : best));
}

function rounded(box: Box): Box {
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Number(value.toFixed(1))])) as Box;
}

function checkArea({ country, city, larger }: MapFields, files: StudyFiles): void {
  if ((country === undefined) === (city === undefined))
    throw files.fault(
      'city',
      country === undefined ? 'There is neither a country nor a city' : 'There are a country and a city',
      'one of them',
    );
  if (larger && (larger.west >= larger.east || larger.south >= larger.north))
    throw files.fault('larger', 'The part that is drawn larger is empty', 'west below east and south below north');
  const names = country === undefined ? [] : countryNames();
  if (country === undefined || names.includes(country)) return;
  throw files.fault('country', `Natural Earth has no country "${country}"`, meant(country, names));
}

/** Names that contain what was written, or begin with the same letters. */
function meant(written: string, names: readonly string[]): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const like = names.filter((name) => plain(name).includes(plain(written)) || plain(written).includes(plain(name)));
  const begin = names.filter((name) => plain(name).startsWith(plain(written).slice(0, 2)));
  const found = like.length > 0 ? like : begin.length > 0 ? begin : names;
  return `its English name, such as ${found.slice(0, 8).join(', ')}`;
}

/** A place without an id has one made of its name. @throws ContentError where two places have the same. */
function withIds(rows: readonly PlaceRow[], { file, lineOf }: YamlFields): Row[] {
  const ids = new Map<string, number>();
  return rows.map((row, index) => {
    const id = row.id ?? slug(row.name);
    const before = ids.get(id);
    if (before !== undefined)
      throw ContentError.at(
        file,
        lineOf([index]),
        `Place ${index + 1} (${row.name}) has the id "${id}", as place ${before + 1} has`,
        'an id of its own',
      );
    ids.set(id, index);
    return { ...row, id };
  });
}

function slug(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'place';
}
