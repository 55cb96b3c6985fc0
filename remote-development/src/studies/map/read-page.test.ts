import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawing, page, contentFixture, siteText } from '@portfolio/content/testing/content-fixture';
import type { MapData } from './drawing/map-data';
import { countryNames, landOf, together } from './read-page-atlas';
import { map } from './read-page';

const studies = { map };

const still = ['images:', '  - imgSrc: map.svg', '    captionText: ""', '    alt: A map', '    small: false'];
const good = [{ name: 'A house', latitude: 55.68, longitude: 12.57 }];

/** A page whose study block begins on line 10; its own fields stand from line 13 on. */
async function pageWith(block: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const body = ['```study', 'name: map', 'still: map.svg', ...block, '```'].join('\n');
  const folder = 'remote-development/content/Guide';
  return contentFixture({
    [`${folder}/index.md`]: page(still, body),
    [`${folder}/map.svg`]: drawing,
    [`${folder}/places.json`]: JSON.stringify(good, null, 1),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
  });
}

async function dataOf(block: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<MapData> {
  const { root, read } = await pageWith(block, files);
  const [study] = (await read('development', studies)).pages[0]?.sections[0]?.blocks ?? [];
  if (study?.kind !== 'study') throw new Error('There is no study.');
  return JSON.parse(readFileSync(join(root, study.data.slice(1)), 'utf8')) as MapData;
}

async function mistakeOf(block: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> {
  const { mistakeIn } = await pageWith(block, files);
  return (await mistakeIn('development', studies)).replace(/^remote-development\/content\/Guide\//, '');
}

const title = 'title: Shops';
const places = 'places: places.json';

test('a country is fitted into the sheet with its places on land', async () => {
  const data = await dataOf([title, 'country: Denmark', places]);
  const spots = cornersOf(data.outline);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const edges = [Math.min(...xs), Math.min(...ys), 800 - Math.max(...xs), 760 - Math.max(...ys)];
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(15);
  expect(Math.min(...edges)).toBeLessThanOrEqual(18);
  expect(data.places).toMatchObject([{ id: 'a-house', architects: [] }]);
  const [x = 0, y = 0] = data.places[0]?.spot ?? [];
  expect(x > edges[0]! && y > edges[1]! && x < 800 - edges[2]! && y < 760 - edges[3]!).toBe(true);
});

/** The corners of an outline, whose steps are told from one to the next. */
function cornersOf(outline: string): (readonly [x: number, y: number])[] {
  return outline
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      let [x, y] = [0, 0];
      return [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, across, down]) => {
        [x, y] = [x + Number(across), y + Number(down)];
        return [x, y] as const;
      });
    });
}

test('countries small and large, also on both sides of 180°, have an outline that fits and weighs little', async () => {
  const names = [...new Set(countryNames())];
  expect(names.length).toBeGreaterThan(200);
  for (const name of ['South Korea', 'Fiji', 'Russia', 'Antarctica', 'Monaco']) {
    expect(names).toContain(name);
    const data = await dataOf([title, `country: ${name}`, places], { 'places.json': JSON.stringify([inside(name)]) });
    expect(data.outline).toMatch(/^M[\d.]+,[\d.]+l/);
    const corners = cornersOf(data.outline).flat();
    expect(corners.filter((corner) => !(corner >= 0))).toEqual([]);
    expect(data.outline.length).toBeLessThan(60_000);
  }
});

/** A place at the coast of a country. */
function inside(name: string) {
  const [longitude, latitude] = landOf(name)[0]?.[0]?.[0] ?? [];
  return { name: 'A place', latitude, longitude };
}

test('overseas parts are left out unless a place stands there', () => {
  const france = landOf('France');
  const home = together(france, []);
  expect(home.length).toBeLessThan(france.length);
  const cayenne = { latitude: 4.8, longitude: -52.4 };
  expect(together(france, [cayenne]).length).toBe(home.length + 1);
});

test('a city is as large as its places are apart, with the coasts around it', async () => {
  const data = await dataOf([title, 'city: Copenhagen', places], {
    'places.json': JSON.stringify([
      { name: 'One', latitude: 55.6761, longitude: 12.5683 },
      { name: 'Two', latitude: 55.693, longitude: 12.599 },
    ]),
  });
  expect(data.outline).toMatch(/^M/);
  const [one, two] = data.places.map(({ spot }) => spot);
  expect(Math.hypot(one![0] - two![0], one![1] - two![1])).toBeGreaterThan(100);
});

test('a table is a list of places, too, and a part may be drawn larger', async () => {
  const data = await dataOf(
    [
      title,
      'country: Denmark',
      'places: places.csv',
      'larger: { name: Old town, west: 12.5, south: 55.6, east: 12.7, north: 55.7 }',
    ],
    {
      'places.csv':
        'name,year,latitude,longitude,architects,source.label,source.href\nA house,1901,55.68,12.57,"Berg; Ito",Book,https://example.com\nB house,,57,10,,,\n',
    },
  );
  expect(data.places).toMatchObject([
    { id: 'a-house', year: 1901, architects: ['Berg', 'Ito'], source: { label: 'Book' }, enlarged: expect.any(Array) },
    { id: 'b-house', architects: [] },
  ]);
  expect(data.places[1]).not.toHaveProperty('enlarged');
  expect(data.larger).toMatchObject({ name: 'Old town' });
});

const record = {
  see: 'A house.',
  made: 'Somebody built it.',
  know: 'Ring the bell.',
  from: { sample: true, photos: 3, rating: 4.5, reviews: 9, topics: { bell: 2 } },
};
const recorded = [title, 'country: Denmark', places, 'records: records.json'];
const records = (change: object) => ({
  'records.json': JSON.stringify({ 'a-house': { ...record, ...change } }, null, 1),
});

test('the records of a map are a file of their own, which the map names', async () => {
  const { root, read } = await pageWith(recorded, records({}));
  const [study] = (await read('development', studies)).pages[0]?.sections[0]?.blocks ?? [];
  if (study?.kind !== 'study') throw new Error('There is no study.');
  const [data, made] = [readFileSync(join(root, study.data.slice(1)), 'utf8'), JSON.stringify(record)];
  const { records: address = '' } = JSON.parse(data) as MapData;
  expect(address).toMatch(/^\/media\/records-[0-9a-f]{12}\.json$/);
  expect(data).not.toContain(record.know);
  expect(readFileSync(join(root, address.slice(1)), 'utf8')).toBe(`{"a-house":${made}}`);
});

const row = (change: object) => JSON.stringify([...good, { ...good[0], ...change }], null, 1);
test.each<[what: string, block: string[], files: Record<string, string>, message: string]>([
  [
    'a country that is none',
    [title, 'country: Corea', places],
    {},
    'index.md:14: Natural Earth has no country "Corea". Expected: its English name, such as Colombia, Comoros, Congo, Cook Is., Coral Sea Is., Costa Rica, Côte d\'Ivoire.',
  ],
  [
    'a country that is too small',
    [title, 'country: Vatican', places],
    {},
    'index.md:14: Natural Earth draws Vatican as a point. Expected: a larger country, or a city.',
  ],
  [
    'neither a country nor a city',
    [title, places],
    {},
    'index.md:10: There is neither a country nor a city. Expected: one of them.',
  ],
  [
    'a file that is not there',
    [title, 'country: Denmark', 'places: shops.json'],
    {},
    'index.md:15: There is no file "shops.json" in the folder. Expected: one of places.json.',
  ],
  [
    'a place off the globe',
    [title, 'country: Denmark', places],
    { 'places.json': row({ name: 'B', latitude: 155 }) },
    'places.json:9: latitude of place 2 (B) is 155. Expected: degrees from -90 to 90, such as 37.55.',
  ],
  [
    'an unknown field',
    [title, 'country: Denmark', places],
    { 'places.json': row({ name: 'B', Year: 1900 }) },
    'places.json:11: Unknown field "Year" in place 2 (B). Expected: "year".',
  ],
  [
    'two places of one name',
    [title, 'country: Denmark', places],
    { 'places.json': row({}) },
    'places.json:7: Place 2 (A house) has the id "a-house", as place 1 has. Expected: an id of its own.',
  ],
  [
    'JSON that breaks off',
    [title, 'country: Denmark', places],
    { 'places.json': '[\n {"name": "A"\n' },
    "places.json:3: The JSON can't be read: Expected ',' or '}' after property value. Expected: quotes and brackets that are closed again, and commas between values.",
  ],
  [
    'a row with too few cells',
    [title, 'country: Denmark', 'places: places.csv'],
    { 'places.csv': 'name,latitude,longitude\nA,55,12\nB,55\n' },
    "places.csv:3: The table can't be read: Invalid Record Length: columns length is 3, got 2 on line 3. Expected: as many cells in every line as the first line has names, and text with commas in quotes.",
  ],
  [
    'a cell that is no number',
    [title, 'country: Denmark', 'places: places.csv'],
    { 'places.csv': 'name,latitude,longitude\nA,55,12\nB,north,12\n' },
    'places.csv:3: latitude of place 2 (B) is "north". Expected: degrees from -90 to 90, such as 37.55.',
  ],
  [
    'a place without a record',
    recorded,
    { 'records.json': '{}' },
    'records.json:1: There is no record "a-house" of A house. Expected: a record of each place.',
  ],
  [
    'a record without a place',
    recorded,
    { 'records.json': JSON.stringify({ 'a-house': record, tower: record }, null, 1) },
    'records.json:16: The record "tower" belongs to no place. Expected: the id of a place.',
  ],
  [
    'a sentence that breaks off',
    recorded,
    records({ know: 'Ring the' }),
    'records.json:5: a-house.know is "Ring the". Expected: a whole sentence with a full stop.',
  ],
  [
    'a sentence that is long',
    recorded,
    records({ see: `${'A house and '.repeat(10)}a tower.` }),
    'records.json:3: a-house.see has 128 characters. Expected: at most 110 characters.',
  ],
  [
    'a rating that is none',
    recorded,
    records({ from: { ...record.from, rating: 7 } }),
    'records.json:9: a-house.from.rating is 7. Expected: from 0 to 5.',
  ],
  [
    'figures of which nobody knows whether they are a sample',
    recorded,
    records({ from: { ...record.from, sample: undefined } }),
    'records.json:6: a-house.from.sample is missing. Expected: true where the figures are made up, or false.',
  ],
])('%s stops the build', async (_, block, files, message) => {
  expect(await mistakeOf(block, files)).toBe(message);
});

describe('a list that a translation has', () => {
  const one = { id: 'a', name: 'A house', latitude: 55.68, longitude: 12.57, region: 'North', architects: ['Berg'] };
  const two = { name: 'B house', latitude: 57, longitude: 10, region: 'North', architects: ['Ito', 'Berg'] };
  const ein = { ...one, name: '집', region: '북부', architects: ['베르크'] };
  const zwei = { ...two, name: '둘째 집', region: '북부', architects: ['이토', '베르크'] };

  async function inKorean(list: readonly object[]) {
    const { root, read, write } = await pageWith([title, 'country: Denmark', places], {
      'places.json': JSON.stringify([one, two]),
      'places.ko.json': JSON.stringify(list, null, 1),
    });
    await write('shell/content/site.md', siteText.replace('[en]', '[en, ko]'));
    const block = '```study\nname: map\ntitle: 가게\nplaces: places.ko.json\n```';
    await write('remote-development/content/Guide/index.ko.md', `---\ntitle: 안내\n---\n${block}\n`);
    const { pages } = await read('development', studies, { language: 'ko' });
    const [study] = pages[0]?.sections[0]?.blocks ?? [];
    if (study?.kind !== 'study') throw new Error('There is no study.');
    return JSON.parse(readFileSync(join(root, study.data.slice(1)), 'utf8')) as MapData;
  }

  test('has the ids of the original, and says what the address calls its words', async () => {
    const data = await inKorean([zwei, ein]);
    expect(data.places).toMatchObject([
      { id: 'b-house', name: '둘째 집', region: '북부' },
      { id: 'a', name: '집' },
    ]);
    expect(data.ids).toEqual({ region: { 북부: 'North' }, architect: { 이토: 'Ito', 베르크: 'Berg' } });
  });

  test.each([
    ['a place that the original does not have', [ein, zwei, { ...ein, id: 'c' }], 'Place 3 (집) is not in'],
    ['no place where the original has one', [ein], 'There is no place "b-house" (B house)'],
    ['other architects', [ein, { ...zwei, architects: ['이토'] }], 'Place 2 (둘째 집) has 1 architects, and 2 in'],
    ['no region', [ein, { ...zwei, region: undefined }], 'Place 2 (둘째 집) has no region, unlike in'],
    ['two names for one', [ein, { ...zwei, region: '북쪽' }], 'calls the region North "북쪽", and "북부" before'],
    [
      'one name for two',
      [ein, { ...zwei, architects: ['베르크', '베르크'] }],
      'the architect Ito "베르크", and Berg so',
    ],
  ])('%s stops the build, with file and line', async (_, list, message) => {
    const mistake = await inKorean(list).then(() => '', String);
    expect(mistake).toContain(message);
    expect(mistake).toMatch(/places\.ko\.json:\d+: /);
  });
});
