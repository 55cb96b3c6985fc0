import { join } from 'node:path';
import { pageTemplate } from './page-template';
import { tooSmall } from './page-warnings';
import { readSettings } from '../site/site-settings';
import { readArea } from '../compile/read-area';
import { drawing, page, photo, contentFixture, tower, type ContentFixture } from '../testing/content-fixture';

async function warningsOf({ root }: ContentFixture): Promise<string[]> {
  const warnings: string[] = [];
  const folders = { cache: join(root, '.cache'), media: join(root, 'media'), mediaUrl: '/media/' };
  await readArea(root, 'architecture', folders, { notify: (sentence) => void warnings.push(sentence) });
  return warnings.filter((sentence) => sentence.includes('Warning'));
}

test('every field and text that is still as "npm run new" wrote it is named with its line', async () => {
  const small = await contentFixture();
  const text = pageTemplate({ title: 'A tower', order: 1, year: 2026 }, readSettings(small.root).facts);
  await small.write(tower, text);
  const lines = text.split('\n');
  const warnings = await warningsOf(small);
  const found = warnings.map((sentence) =>
    /:(\d+): Warning: (\S+.*) is still what "npm run new" wrote/.exec(sentence)!,
  );
  expect(found.map(([, , field]) => field)).toEqual([
    'summary',
    'description',
    'type',
    'place',
    'facts.Maker',
    'facts.Helpers',
    'facts.Weight',
    'text',
  ]);
  for (const [, line, field = ''] of found)
    expect(lines[Number(line) - 1]).toContain(field === 'text' ? 'The first paragraph' : field.replace('facts.', ''));
});

test('a page with words of its own has no warnings', async () => {
  expect(await warningsOf(await contentFixture({ [tower]: page(['type: Tower', 'place: Here']) }))).toEqual([]);
});

const image = (file: string) => [
  'images:',
  `  - imgSrc: ${file}`,
  '    captionText: ""',
  '    alt: A',
  '    small: false',
];
test('a cover that is too small is named with the size that it needs', async () => {
  const small = await contentFixture({
    [tower]: page(image('a.jpg')),
    'remote-architecture/content/TWR/a.jpg': await photo(190, 100),
  });
  expect(await warningsOf(small)).toEqual([
    `${tower}:5: Warning: The cover has 190 × 100 px, and is blurred beside the text and in previews. Expected: at least 1200 × 630 px, and twice as many to be sharp on every screen.`,
  ]);
});

test.each([
  [1200, 630, true],
  [1199, 900, false],
  [2000, 629, false],
])('a cover of %i × %i px', (width, height, isEnough) => {
  const picture = { kind: 'photo' as const, base: '', thumb: 1, widths: [], fallbacks: [], colour: '', width, height };
  expect(tooSmall({ picture }) === undefined).toBe(isEnough);
});

test('a drawing is never too small', async () => {
  const small = await contentFixture({
    [tower]: page(image('a.svg')),
    'remote-architecture/content/TWR/a.svg': drawing,
  });
  expect(await warningsOf(small)).toEqual([]);
});
