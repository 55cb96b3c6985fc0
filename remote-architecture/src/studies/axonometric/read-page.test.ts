import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawing, page, contentFixture } from '@portfolio/content/testing/content-fixture';
import type { Massing } from '@portfolio/model/massing/massing';
import { axonometric } from './read-page';

const studies = { axonometric };

const massing: Massing = {
  version: 1,
  code: 'TWR',
  sun: { azimuth: 130, altitude: 38 },
  view: { azimuth: 215, altitude: 35 },
  figures: { storeys: 1, levels: [0], floorArea: 10, footprint: 10, plot: 20, height: 3, cut: [0, 3] },
  bodies: [['prism', 0, 0, 300, [0, 0, 100, 0, 0, 100], '111']],
};

const images = ['images:', '  - imgSrc: axo.svg', '    captionText: ""', '    alt: A tower', '    small: false'];

async function tower(model: string) {
  const block = ['```study', 'name: axonometric', 'still: axo.svg', 'model: massing.json', '```'].join('\n');
  const folder = 'remote-architecture/content/TWR';
  return contentFixture({
    [`${folder}/index.md`]: page(images, block),
    [`${folder}/axo.svg`]: drawing,
    [`${folder}/massing.json`]: model,
  });
}

const changed = (change: object) => JSON.stringify({ ...massing, ...change });

test('a model as the model command writes it is what the study fetches', async () => {
  const { root, read } = await tower(changed({}));
  const [study] = (await read('architecture', studies)).pages[0]?.sections[0]?.blocks ?? [];
  expect(study).toMatchObject({ kind: 'study', name: 'axonometric', id: 'axonometric', number: 1, still: 'axo' });
  const { data } = study as { data: string };
  expect(data).toMatch(/^\/media\/TWR-axonometric-study-[0-9a-f]{12}\.json$/);
  expect(JSON.parse(readFileSync(join(root, data.slice(1)), 'utf8'))).toEqual(massing);
});

test.each<[object, string]>([
  [{ version: 2 }, 'version is 2. Expected: 1; "npm run site -- model" writes the file.'],
  [
    { figures: { ...massing.figures, height: '3' } },
    'figures.height is "3". Expected: a number; "npm run site -- model" writes the file, without quotes.',
  ],
  [{ figures: null }, 'figures is empty. Expected: what the model measures; "npm run site -- model" writes the file.'],
  [{ bodies: [] }, 'bodies is a list. Expected: one body at least; "npm run site -- model" writes the file.'],
  [
    { bodies: [['prism', 0, 0, 300, [0, 0], '1']] },
    'body 1 is a list. Expected: a prism, a hull or a post with all its numbers; "npm run site -- model" writes the file.',
  ],
  [
    { bodies: [...massing.bodies, ['ball', 0]] },
    'body 2 is a list. Expected: a prism, a hull or a post with all its numbers; "npm run site -- model" writes the file.',
  ],
])('%j stops the build and names file and field', async (change, sentence) => {
  const { mistakeIn } = await tower(changed(change));
  expect(await mistakeIn('architecture', studies)).toBe(`remote-architecture/content/TWR/massing.json:1: ${sentence}`);
});

test('a file that is no JSON stops the build', async () => {
  const { mistakeIn } = await tower('{"version":');
  expect(await mistakeIn('architecture', studies)).toMatch(
    /^remote-architecture\/content\/TWR\/massing\.json:1: The JSON can't be read: Unexpected end of JSON input\. /,
  );
});
