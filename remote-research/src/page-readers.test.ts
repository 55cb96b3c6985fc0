import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawing, mistakeOf, page, contentFixture, siteText } from '@portfolio/content/testing/content-fixture';
import { studies } from './page-readers';

const images = ['images:', '  - imgSrc: plan.svg', '    captionText: ""', '    alt: A plan', '    small: false'];
const folder = 'remote-research/content/STUDY';

async function pageWith(block: readonly string[], files: Readonly<Record<string, string>>) {
  const body = ['```study', 'still: plan.svg', ...block, '```'].join('\n');
  return contentFixture({
    [`${folder}/index.md`]: page(images, body),
    [`${folder}/plan.svg`]: drawing,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
  });
}

async function dataOf(block: readonly string[], files: Readonly<Record<string, string>>): Promise<unknown> {
  const { root, read } = await pageWith(block, files);
  const [study] = (await read('research', studies)).pages[0]?.sections[0]?.blocks ?? [];
  if (study?.kind !== 'study') throw new Error('There is no study.');
  return JSON.parse(readFileSync(join(root, study.data.slice(1)), 'utf8'));
}

const packing = ['name: packing', 'rooms: rooms.json'];
const subdivision = ['name: subdivision', 'outline: block.json'];

test('rooms are counted or have shares, and their sizes are given or lie between two', async () => {
  const rooms = [
    { name: 'Hall', width: 12, depth: [9, 10], share: 1 },
    { name: 'Office', width: [3, 4], depth: 5, share: 9 },
  ];
  expect(await dataOf(packing, { 'rooms.json': JSON.stringify(rooms) })).toEqual({
    kinds: [
      { name: 'Hall', width: [12, 12], depth: [9, 10], share: 1 },
      { name: 'Office', width: [3, 4], depth: [5, 5], share: 9 },
    ],
  });
  expect(
    await dataOf(['name: packing', 'rooms: rooms.csv'], { 'rooms.csv': 'name,width,depth,count\nCell,3,4,12\n' }),
  ).toEqual({ kinds: [{ name: 'Cell', width: [3, 3], depth: [4, 4], count: 12 }] });
});

test('an outline is the block with which the subdivision begins', async () => {
  expect(await dataOf(subdivision, { 'block.json': '[[0, 0], [60, 0], [60, 40.04], [0, 40]]' })).toEqual({
    title: 'The block of this page',
    block: '0,0 60,0 60,40 0,40',
  });
});

const hall = { name: 'Hall', width: 12, depth: 9, count: 1 };
const rooms = (...more: object[]) => ({ 'rooms.json': JSON.stringify([hall, ...more], null, 1) });
const sides = 'metres from 1.8 to 60, as a number or as a list of the least and the most';
test.each<[what: string, block: string[], files: Record<string, string>, message: string]>([
  [
    'a room that is too small',
    packing,
    rooms({ ...hall, depth: 0.5 }),
    `rooms.json:11: depth of room 2 (Hall) is 0.5. Expected: ${sides}.`,
  ],
  [
    'the most before the least',
    packing,
    rooms({ ...hall, width: [9, 3] }),
    `rooms.json:10: width of room 2 (Hall) is a list. Expected: ${sides}.`,
  ],
  [
    'a room without a count',
    packing,
    rooms({ name: 'Cell', width: 3, depth: 4 }),
    'rooms.json:8: Room 2 (Cell) has neither a count nor a share. Expected: a count for every room of the list, or a share for every room.',
  ],
  [
    'rooms beyond counting',
    packing,
    rooms({ ...hall, count: 900 }),
    'rooms.json:1: The list has 901 rooms. Expected: at most 200.',
  ],
  [
    'an empty list',
    packing,
    { 'rooms.json': '[]' },
    'rooms.json:1: The list of rooms is a list. Expected: a list of rooms with name, width, depth, and count or share.',
  ],
  [
    'a setting out of its range',
    [...packing, 'start: { width: 500 }'],
    rooms(),
    'index.md:14: start.width is 500. Expected: a number from 24 to 60.',
  ],
  [
    'a setting that the study does not have',
    [...packing, 'start: { colour: red }'],
    rooms(),
    'index.md:14: Unknown field "colour" in start. Expected: one of seed, share, order, width, depth, turns, free, shelf, guillotine, skyline, maxrects, pins.',
  ],
  [
    'a corner of one number',
    subdivision,
    { 'block.json': '[\n [0, 0],\n [60],\n [0, 40]\n]' },
    'block.json:3: entry 2 is a list. Expected: a corner as two numbers, metres east and north, such as [58, -39].',
  ],
  [
    'two corners',
    subdivision,
    { 'block.json': '[[0, 0], [60, 0]]' },
    'block.json:1: The outline is a list. Expected: a list of 3 to 12 corners, each as metres east and north.',
  ],
  [
    'an outline that crosses itself',
    subdivision,
    { 'block.json': '[[0, 0], [60, 40], [60, 0], [0, 40]]' },
    'block.json:1: The block crosses itself: side 1–2 meets side 3–4. Expected: a list of 3 to 12 corners, each as metres east and north, whose sides do not cross.',
  ],
  [
    'a study of another area',
    ['name: piano'],
    {},
    'index.md:12: The area research has no study "piano". Expected: a study of this area, one of packing, subdivision.',
  ],
  [
    'a still that is no picture of the page',
    ['name: packing', 'still: axo.svg', 'rooms: rooms.json'],
    rooms(),
    "index.md:13: The YAML can't be read: Map keys must be unique. Expected: every field once.",
  ],
])('%s stops the build', async (_, block, files, message) => {
  const { mistakeIn } = await pageWith(block, files);
  expect((await mistakeIn('research', studies)).replace(`${folder}/`, '')).toBe(message);
});

test('a translation has the same rooms by other names, because the address tells them by their numbers', async () => {
  const { read, write } = await pageWith(packing, rooms());
  await write('shell/content/site.md', siteText.replace('[en]', '[en, ko]'));
  const block = '```study\nname: packing\nrooms: rooms.ko.json\n```';
  await write(`${folder}/index.ko.md`, `---\ntitle: 연구\n---\n${block}\n`);
  const inKorean = () => read('research', studies, { language: 'ko' });
  await write(`${folder}/rooms.ko.json`, JSON.stringify([{ ...hall, name: '홀' }]));
  expect((await inKorean()).pages).toHaveLength(1);
  await write(`${folder}/rooms.ko.json`, JSON.stringify([{ ...hall, name: '홀', depth: 8 }], null, 1));
  expect(await mistakeOf(inKorean())).toBe(
    `${folder}/rooms.ko.json:2: Room 1 is not the one of rooms.json. Expected: the same rooms in the same order, by other names.`,
  );
});
