import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { drawing, page, contentFixture, tower } from '../testing/content-fixture';
import { studyFile } from './study-files';
import { studyReader, type StudyReaders } from './study-reader';

const settings = {
  speed: { kind: 'number', min: 1, max: 9 },
  rule: { kind: 'choice', options: { near: 'Nearest', far: 'Farthest' } },
  loop: { kind: 'switch' },
  seeds: { kind: 'text', validate: (text: string) => (text === '' ? 'a text that is not empty' : undefined) },
} as const;

const readers: StudyReaders = {
  clock: studyReader({
    fields: { times: studyFile('json') },
    settings,
    read: ({ times }, files) => ({ times: files.json(times, 'times', z.array(z.number()), 'the list of times') }),
  }),
  bell: studyReader({ fields: {}, read: () => ({}) }),
};

const images = ['images:', '  - imgSrc: Dial.svg', '    captionText: ""', '    alt: A dial', '    small: false'];
const block = (...lines: readonly string[]) => ['```study', ...lines, '```', ''].join('\n');
const clock = ['name: clock', 'still: Dial.svg', 'times: times.json'];

const rootWith = (body: string) =>
  contentFixture({
    [tower]: page(images, body),
    'remote-architecture/content/TWR/Dial.svg': drawing,
    'remote-architecture/content/TWR/times.json': '[1, 2]',
  });

test('studies of a page are numbered, and have ids of their own beside its headings', async () => {
  const body = `## Clock\n\n${block(...clock)}\n## Twice\n\n${block(...clock, 'about: What a clock says.', 'start: { speed: 3, rule: far, loop: true, seeds: a }')}\n[Up](#clock-2)\n`;
  const { root, read } = await rootWith(body);
  const { pages, entries } = await read('architecture', readers);
  const studies = pages[0]?.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'study')) ?? [];
  const data = expect.stringMatching(/^\/media\/TWR-clock-study-[0-9a-f]{12}\.json$/);
  expect(studies).toEqual([
    { kind: 'study', name: 'clock', id: 'clock-2', number: 1, still: 'dial', data },
    {
      kind: 'study',
      name: 'clock',
      id: 'clock-3',
      number: 2,
      still: 'dial',
      about: 'What a clock says.',
      data,
      start: { speed: 3, rule: 'far', loop: true, seeds: 'a' },
    },
  ]);
  const [study] = studies;
  expect(await readFile(join(root, study?.kind === 'study' ? study.data : ''), 'utf8')).toBe('{"times":[1,2]}');
  expect(entries).toHaveLength(1);
});

const known = 'a study of this area, one of clock, bell';
test.each([
  ['without a name', block('still: Dial.svg'), `10: name is missing. Expected: ${known}`],
  ['of another area', block('name: piano'), `11: The area architecture has no study "piano". Expected: ${known}`],
  [
    'without a still',
    block('name: bell'),
    '10: still is missing. Expected: the picture that stands here until the study runs, one of Dial.svg',
  ],
  [
    'whose still is no picture of the page',
    block('name: bell', 'still: axo.svg'),
    '12: still is "axo.svg". Expected: the picture that stands here until the study runs, one of Dial.svg',
  ],
  [
    'with an unknown field',
    block('name: bell', 'still: Dial.svg', 'Still: a'),
    '13: Unknown field "Still" in the study "bell". Expected: "still"',
  ],
  [
    'without its file',
    block('name: clock', 'still: Dial.svg', 'times: hours.json'),
    '13: There is no file "hours.json" in the folder. Expected: one of times.json',
  ],
  [
    'with a file of another folder',
    block('name: clock', 'still: Dial.svg', 'times: ../KEY/times.json'),
    '13: times is "../KEY/times.json". Expected: the name of a file in the same folder that ends in .json',
  ],
  [
    'that begins out of range',
    block(...clock, 'start:', '  speed: 11'),
    '15: start.speed is 11. Expected: a number from 1 to 9',
  ],
  [
    'that begins with a choice that is none',
    block(...clock, 'start: { rule: middle }'),
    '14: start.rule is "middle". Expected: one of near, far',
  ],
  [
    'that begins with a text that makes no sense',
    block(...clock, 'start: { seeds: "" }'),
    '14: start.seeds is empty. Expected: a text that is not empty',
  ],
])('a study %s stops the build', async (_, body, message) => {
  const { mistakeIn } = await rootWith(body);
  expect(await mistakeIn('architecture', readers)).toBe(`${tower}:${message}.`);
});

test('data that does not fit names its own file and line', async () => {
  const { write, mistakeIn } = await rootWith(block(...clock));
  await write('remote-architecture/content/TWR/times.json', '[\n  1,\n  "two"\n]');
  expect(await mistakeIn('architecture', readers)).toBe(
    'remote-architecture/content/TWR/times.json:3: time 2 is "two". Expected: Invalid input: expected number, received string.',
  );
});

test('an area without studies says so', async () => {
  const { mistakeIn } = await rootWith(block(...clock));
  expect(await mistakeIn()).toBe(`${tower}:10: The area architecture has no studies. Expected: no study block here.`);
});
