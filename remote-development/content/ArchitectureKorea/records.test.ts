import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeRows } from '../../src/studies/map/read-page-fields';
import { recordRows } from '../../src/studies/map/read-page-records';

const read = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), 'utf8'));
const buildings = placeRows.parse(read('buildings.json'));
const records = recordRows.parse(read('records.json'));
const sentences = Object.values(records).flatMap(({ see, made, know }) => [see, made, know]);

test('each of the sixty-one buildings has a record, in the order of the buildings', () => {
  expect(buildings).toHaveLength(61);
  expect(Object.keys(records)).toEqual(buildings.map(({ id }) => id));
});

test('the record that the page has in its text is that of the guide', () => {
  const { see, made, know } = records['ewha']!;
  expect(readFileSync(join(__dirname, 'index.md'), 'utf8')).toContain(`*${see} ${made} ${know}*`);
});

test('the Korean records have the figures of the others, and name the architects as the Korean list does', () => {
  const korean = recordRows.parse(read('records.ko.json'));
  const figuresOf = (each: typeof records) =>
    Object.entries(each).map(([id, { from }]) => [id, { ...from, topics: Object.values(from.topics) }]);
  expect(figuresOf(korean)).toEqual(figuresOf(records));
  const { see, made, know } = korean['ewha']!;
  expect(readFileSync(join(__dirname, 'index.ko.md'), 'utf8')).toContain(`“${see} ${made} ${know}”`);
  const silent = placeRows
    .parse(read('buildings.ko.json'))
    .filter(({ id = '', architects }) =>
      architects.some((name) => name !== '왕실 장인' && !korean[id]!.made.includes(name)),
    );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('no sentence stands in two records', () => {
  expect(sentences).toHaveLength(3 * 61);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a sentence is one sentence, begins with a capital and quotes nobody', () => {
  const faulty = sentences.filter((each) => !/^\p{Lu}/u.test(each) || /[.!?] [A-Z]|["“”]/.test(each));
  expect(faulty).toEqual([]);
});

test.each(Object.entries(records))(
  'the figures of %s are marked as a sample, and no more reviews are about its topics than there are',
  (_, { from }) => {
    expect(from.sample).toBe(true);
    const counts = Object.values(from.topics);
    expect(counts.length).toBeGreaterThanOrEqual(2);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(from.reviews);
  },
);

test('a record names the architects of its building where the list has them', () => {
  const last = (name: string) => name.split(/[ -]/)[0]!;
  const silent = buildings.filter(({ id = '', architects }) => {
    const { see, made, know } = records[id]!;
    const named = architects.filter((name) => name !== 'Royal builders');
    return named.some((name) => ![see, made, know].join(' ').includes(last(name)));
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});
