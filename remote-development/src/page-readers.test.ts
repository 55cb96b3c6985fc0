import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMidi } from 'midi-file';
import { drawing, page, contentFixture } from '@portfolio/content/testing/content-fixture';
import { phrase } from './studies/dance/algorithm/testing/phrase';
import { bytesOf, type PianoData } from './studies/piano/study/piano-data';
import { minuet } from './studies/piano/algorithm/testing/minuet';
import { studies } from './page-readers';

const images = ['images:', '  - imgSrc: still.svg', '    captionText: ""', '    alt: A drawing', '    small: false'];
const folder = 'remote-development/content/STUDY';
type Files = Readonly<Record<string, string | Buffer>>;

/** The study's name stands on line 12, its own fields from line 13 on. */
async function pageWith(block: readonly string[], files: Files) {
  const body = ['```study', 'still: still.svg', ...block, '```'].join('\n');
  return contentFixture({
    [`${folder}/index.md`]: page(images, body),
    [`${folder}/still.svg`]: drawing,
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content])),
  });
}

async function dataOf(block: readonly string[], files: Files): Promise<unknown> {
  const { root, read } = await pageWith(block, files);
  const [study] = (await read('development', studies)).pages[0]?.sections[0]?.blocks ?? [];
  if (study?.kind !== 'study') throw new Error('There is no study.');
  return JSON.parse(readFileSync(join(root, study.data.slice(1)), 'utf8'));
}

const song = Buffer.from(writeMidi(minuet()));
const piano = ['name: piano', 'pieces:', '  - { file: Song.mid, title: A song }'];
const dance = ['name: dance', 'poses: poses.json'];

test('a music file comes to the piano as it is', async () => {
  const { pieces } = (await dataOf(piano, { 'Song.mid': song })) as PianoData;
  expect(Object.keys(pieces)).toEqual(['song']);
  expect(pieces['song']).toMatchObject({ label: 'A song', title: 'A song' });
  expect(song.equals(bytesOf(pieces['song']!))).toBe(true);
});

test('recorded poses come to the dance without their names', async () => {
  const named = { ...phrase, poses: phrase.poses.map((pose, index) => ({ name: `Pose ${index + 1}`, ...pose })) };
  expect(await dataOf(dance, { 'poses.json': JSON.stringify(named) })).toEqual(phrase);
});

const poses = (change: object) =>
  JSON.stringify({ seconds: 4, poses: phrase.poses.map((pose, i) => (i === 1 ? { ...pose, ...change } : pose)) });
test.each<[what: string, block: string[], files: Files, message: string]>([
  [
    'a picture in place of music',
    piano,
    { 'Song.mid': 'GIF89a' },
    'Song.mid:1: The file is no Standard MIDI File: it does not begin with MThd. Expected: a whole Standard MIDI File of format 0 or 1 with notes.',
  ],
  [
    'music that breaks off',
    piano,
    { 'Song.mid': song.subarray(0, -9) },
    'Song.mid:1: The file is cut off: 9 bytes are missing at its end. Expected: a whole Standard MIDI File of format 0 or 1 with notes.',
  ],
  [
    'music that is not there',
    piano,
    {},
    'index.md:14: There is no file "Song.mid" in the folder. Expected: a file beside index.md.',
  ],
  [
    'music of another kind',
    ['name: piano', 'pieces:', '  - { file: song.mp3, title: A song }'],
    {},
    'index.md:14: file of piece 1 (A song) is "song.mp3". Expected: the name of a file in the same folder that ends in .mid or .midi.',
  ],
  [
    'music that stands there twice',
    [...piano, '  - { file: Song.mid, title: Again }'],
    { 'Song.mid': song },
    'index.md:15: The music "Song.mid" stands in the list twice. Expected: every file once.',
  ],
  [
    'a pose without a leg',
    dance,
    { 'poses.json': poses({ leftLeg: undefined }) },
    'poses.json:1: leftLeg of pose 2 is missing. Expected: three bones, each as two angles in degrees: in the picture from straight down to the right, and towards the viewer.',
  ],
  [
    'an angle that is none',
    dance,
    { 'poses.json': poses({ head: [0, 'up', 0] }) },
    'poses.json:1: head.1 of pose 2 is "up". Expected: three angles in degrees: leaned to the right of the picture, bent forward, turned to the right.',
  ],
  [
    'a phrase without end',
    dance,
    { 'poses.json': JSON.stringify({ ...phrase, seconds: 3600 }) },
    'poses.json:1: seconds is 3600. Expected: the seconds that all poses take together, 2 to 10.',
  ],
])('%s stops the build', async (_, block, files, message) => {
  const { mistakeIn } = await pageWith(block, files);
  expect((await mistakeIn('development', studies)).replace(`${folder}/`, '')).toBe(message);
});
