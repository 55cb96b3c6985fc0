import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { drawing, page, photo, contentFixture, tower } from '../testing/content-fixture';

const folder = 'remote-architecture/content/TWR';
const leads = 'is a link that leads out of its folder. Expected: the file itself, not a link to it';
const image = (name: string) => [
  'images:',
  `  - imgSrc: ${name}`,
  '    captionText: ""',
  '    alt: A',
  '    small: false',
];

/** A page whose folder has a link `a.<ending>` to a file elsewhere on the machine. */
async function withLink(ending: string, text: string, bytes: string | Buffer = 'a secret') {
  const small = await contentFixture({ [tower]: text, [`elsewhere/a.${ending}`]: bytes });
  await symlink(join(small.root, `elsewhere/a.${ending}`), join(small.root, folder, `a.${ending}`));
  return small;
}

test.each([
  ['a download', 'txt', page([], '[Notes](a.txt)'), 5],
  ['a picture', 'jpg', page(image('a.jpg')), 5],
  ['a picture of the text', 'svg', page([], '![A](a.svg)'), 5],
  ['a film', 'mp4', page([], '```videos\n- title: A\n  file: a.mp4\n```'), 7],
])('%s that is a link to another place of the machine is not read', async (_, ending, text, line) => {
  const { mistakeIn } = await withLink(ending, text);
  expect(await mistakeIn()).toBe(`${tower}:${line}: "a.${ending}" ${leads}.`);
});

test('a text that is a link to another place is not read', async () => {
  const { root, mistakeIn } = await contentFixture({ 'elsewhere/index.md': page() });
  await mkdir(join(root, folder), { recursive: true });
  await symlink(join(root, 'elsewhere/index.md'), join(root, tower));
  expect(await mistakeIn()).toBe(`${tower}:1: "index.md" ${leads}.`);
});

test('a link to a file of the same folder is as good as the file', async () => {
  const { root, read } = await contentFixture({
    [tower]: page(image('b.jpg')),
    [`${folder}/a.jpg`]: await photo(8, 8),
  });
  await symlink('a.jpg', join(root, folder, 'b.jpg'));
  expect((await read()).pages[0]?.figures).toHaveLength(1);
});

test('a link that leads nowhere says so', async () => {
  const { root, mistakeIn } = await contentFixture({ [tower]: page(image('a.jpg')) });
  await symlink('gone.jpg', join(root, folder, 'a.jpg'));
  expect(await mistakeIn()).toBe(`${tower}:5: "a.jpg" is a link that leads nowhere. Expected: the file itself.`);
});

test('films are found however macOS composes their names', async () => {
  const [written, stored] = ['영상'.normalize('NFC'), '영상'.normalize('NFD')];
  const { read } = await contentFixture({
    [tower]: page([], `\`\`\`videos\n- title: A\n  file: ${written}.mp4\n\`\`\``),
    [`${folder}/${stored}.mp4`]: Buffer.from('\0\0\0\x20ftypisom and the rest'),
    [`${folder}/${stored}.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:02.000\nA.\n',
    [`${folder}/${stored}.svg`]: drawing,
  });
  expect((await read()).pages[0]?.sections[0]?.blocks).toMatchObject([{ kind: 'videos', videos: [{ film: {} }] }]);
});

test.each(['../HAL/a.svg', '/etc/a.svg', 'sub/a.svg', '..'])('a picture at %s is not in the folder', async (name) => {
  const { mistakeIn } = await contentFixture({
    [tower]: page(image(name)),
    'remote-architecture/content/HAL/a.svg': drawing,
    [`${folder}/sub/a.svg`]: drawing,
  });
  expect(await mistakeIn()).toMatch(`${tower}:5: There is no picture "${name}" in the folder.`);
});
