import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { findProjects, loadModel } from './commands/projects';

jest.setTimeout(60_000);

type Picture = { imgSrc: string; captionText: string; alt: string; credit?: string; small: unknown };

const projects = findProjects();
/** Their drawings are diagrams of an algorithm; the others are projects with a place. */
const studies = ['PACKING', 'SUBDIVISION'];

function picturesOf(folder: string): Picture[] {
  const [, frontmatter = ''] = readFileSync(join(folder, 'index.md'), 'utf8').split(/^---$/m);
  return (parse(frontmatter) as { images: Picture[] }).images;
}

test('there are eleven models', () => {
  expect(projects).toHaveLength(11);
});

for (const project of projects) {
  const { code, folder } = project;

  test(`every drawing of ${code} tells something and stays light: 5 to 40 KB compressed`, async () => {
    const { drawings } = await loadModel(project);
    const sizes = Object.keys(drawings).map((name) => ({
      name,
      size: gzipSync(readFileSync(join(folder, `${name}.svg`))).length / 1024,
    }));
    expect(sizes.filter(({ size }) => size < 5 || size > 40)).toEqual([]);
  });

  test(`${code} has the drawings and renders it needs, and its page shows each once`, async () => {
    const { cameras, drawings } = await loadModel(project);
    const needed = studies.includes(code) ? ['plan', 'diagram'] : ['axo', 'plan', 'section'];
    expect(Object.keys(drawings)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(cameras)).toHaveLength(studies.includes(code) ? 2 : 3);
    const made = [
      ...Object.keys(cameras).map((name) => `${name}.jpg`),
      ...Object.keys(drawings).map((name) => `${name}.svg`),
    ];
    const shown = picturesOf(folder).map(({ imgSrc }) => imgSrc);
    expect(made.filter((file) => shown.filter((one) => one === file).length !== 1)).toEqual([]);
  });

  test(`every picture of ${code} has a caption, a text for those who do not see it, a credit and a size`, () => {
    const incomplete = picturesOf(folder).filter(
      ({ captionText, alt, credit, small }) =>
        !captionText?.trim() || alt.length < 40 || !credit?.trim() || typeof small !== 'boolean',
    );
    expect(incomplete.map(({ imgSrc }) => imgSrc)).toEqual([]);
  });
}
