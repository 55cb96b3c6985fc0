import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { findProjects } from './commands/projects';

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

for (const { code, folder } of projects) {
  const files = readdirSync(folder);
  const drawings = files.filter((name) => name.endsWith('.svg'));
  const isStudy = studies.includes(code);

  test(`every drawing of ${code} tells something and stays light: 5 to 40 KB compressed`, () => {
    const sizes = drawings.map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name))).length / 1024 }));
    expect(sizes.filter(({ size }) => size < 5 || size > 40)).toEqual([]);
  });

  test(`the page of ${code} shows each of its drawings and renders once, and all that are needed`, () => {
    const needed = isStudy ? ['plan.svg', 'diagram.svg'] : ['axo.svg', 'plan.svg', 'section.svg', 'open.jpg'];
    const shown = picturesOf(folder).map(({ imgSrc }) => imgSrc);
    expect(shown).toEqual(expect.arrayContaining(['hero.jpg', 'close.jpg', ...needed]));
    expect([...shown].sort()).toEqual([...drawings, ...files.filter((name) => name.endsWith('.jpg'))].sort());
  });

  test(`every picture of ${code} has a caption, a text for those who do not see it, a credit and a size`, () => {
    const incomplete = picturesOf(folder).filter(
      ({ captionText, alt, credit, small }) =>
        !captionText?.trim() || alt.length < 40 || !credit?.trim() || typeof small !== 'boolean',
    );
    expect(incomplete.map(({ imgSrc }) => imgSrc)).toEqual([]);
  });
}
