import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateProjects } from '../testing/generate-projects';
import { contentFixture } from '../testing/content-fixture';

test('generated projects build, with pictures in every third', async () => {
  const { root, read } = await contentFixture();
  expect(await generateProjects(root, 'research', 7, 3, { pictures: true })).toEqual([
    'P0001',
    'P0002',
    'P0003',
    'P0004',
    'P0005',
    'P0006',
    'P0007',
  ]);
  const { pages, summary } = await read('research');
  expect(summary.groups.map(({ count }) => count)).toEqual([4, 3]);
  expect(pages.filter(({ figures }) => figures.length > 0)).toHaveLength(3);
  expect(pages[0]?.facts).toHaveLength(6);
  const body =
    pages[0]?.sections
      .flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : '')))
      .join(' ') ?? '';
  expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(300);
});

test('the same seed generates the same projects, another seed others', async () => {
  const body = [1, 1, 2].map(async (seed) => {
    const { root } = await contentFixture();
    await generateProjects(root, 'architecture', 2, seed);
    return readFile(join(root, 'remote-architecture/content/P0002/index.md'), 'utf8');
  });
  const [one, same, other] = await Promise.all(body);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('an area of 1,000 projects is read within a minute, and shows twelve of them', async () => {
  const { root, read } = await contentFixture();
  await generateProjects(root, 'architecture', 1000);
  const { pages, summary } = await read();
  expect([pages.length, summary.groups[0]?.entries.length]).toEqual([1000, 12]);
}, 60_000);
