import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { page, photo, contentFixture, siteText, tower } from '../testing/content-fixture';

const folder = 'remote-architecture/content/TWR';
const body = '```videos\n- title: The tower\n  file: film.mp4\n```';
const mp4 = Buffer.from('\0\0\0\x20ftypisom and the rest');
const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('…V_AV1…')]);
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA tower.\n';

type Files = Readonly<Record<string, string | Buffer | undefined>>;

async function withFilm(files: Files) {
  const all: Files = { 'film.mp4': mp4, 'film.vtt': captions, 'film.jpg': await photo(16, 9), ...files };
  const there = Object.entries(all).flatMap(([name, bytes]) =>
    bytes === undefined ? [] : [[`${folder}/${name}`, bytes] as const],
  );
  return contentFixture({ [tower]: page([], body), ...Object.fromEntries(there) });
}

async function mistake(files: Files): Promise<string> {
  return (await withFilm(files)).mistakeIn();
}

test('a film is published with its captions and its picture, the smaller file first', async () => {
  const { read, root } = await withFilm({ 'film.webm': webm });
  const [block] = (await read()).pages[0]!.sections[0]!.blocks;
  const film = block?.kind === 'videos' ? block.videos[0]?.film : undefined;
  expect(film).toMatchObject({
    sources: [
      {
        src: expect.stringMatching(/^\/media\/TWR-film-[0-9a-f]{12}\.webm$/),
        type: 'video/webm; codecs="av01.0.05M.08"',
      },
      { src: expect.stringMatching(/^\/media\/TWR-film-[0-9a-f]{12}\.mp4$/), type: 'video/mp4' },
    ],
    captions: expect.stringMatching(/\.vtt$/),
    poster: { kind: 'photo', width: 16, height: 9 },
  });
  for (const url of [film?.captions, ...(film?.sources ?? []).map(({ src }) => src)])
    expect(existsSync(join(root, url ?? ''))).toBe(true);
});

test.each<[what: string, files: Files, shown: string]>([
  ['of the language, where there are some', { 'index.ko.md': '', 'film.ko.vtt': captions }, 'ko'],
  ['of the main language, where there are none', { 'index.ko.md': '' }, 'en'],
  ['of the main language, where the page is not translated', { 'film.ko.vtt': captions }, 'en'],
])('the captions in another language are those %s, and say so', async (_, files, language) => {
  const own = files['index.ko.md'] === undefined ? {} : { 'index.ko.md': `---\ntitle: 탑\n---\n${body}\n` };
  const { read, root, write } = await withFilm({ ...files, ...own });
  await write('shell/content/site.md', siteText.replace('[en]', '[en, ko]'));
  if (files['film.ko.vtt']) await write(`${folder}/film.ko.vtt`, captions.replace('A tower', '탑'));
  const [block] = (await read('architecture', {}, { language: 'ko' })).pages[0]!.sections[0]!.blocks;
  const film = block?.kind === 'videos' ? block.videos[0]?.film : undefined;
  expect(film?.language).toBe(language);
  expect(readFileSync(join(root, film?.captions ?? ''), 'utf8')).toContain(language === 'ko' ? '탑' : 'A tower');
});

test.each<[what: string, files: Files, message: string]>([
  [
    'that is missing',
    { 'film.mp4': undefined, 'other.mp4': mp4 },
    '7: There is no film "film.mp4" in the folder. Expected: one of other.mp4.',
  ],
  [
    'without captions',
    { 'film.vtt': undefined },
    '7: The film "film.mp4" has no captions. Expected: a file film.vtt beside it.',
  ],
  [
    'without a picture',
    { 'film.jpg': undefined },
    '7: The film "film.mp4" has no picture to show before it plays. Expected: film.png, or another picture of that name, beside it.',
  ],
  ['of another kind', { 'film.mp4': '<html>' }, '7: "film.mp4" is no MP4 file. Expected: a whole MP4 file.'],
  ['with a false WebM file', { 'film.webm': mp4 }, '7: "film.webm" is no WebM file. Expected: a whole WebM file.'],
  [
    'with captions of another kind',
    { 'film.vtt': '1\n00:00 Hello' },
    '7: "film.vtt" is no WebVTT file. Expected: a whole WebVTT file.',
  ],
])('a film %s stops the build', async (_, files, message) => {
  expect(await mistake(files)).toBe(`${tower}:${message}`);
});
