import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { coincidentFaces } from '@portfolio/model/checks/coincident';
import { openEdges, volume } from '@portfolio/model/checks/closed';
import { misplacedFigures } from '@portfolio/model/checks/standing';
import { sheetWidth } from '@portfolio/model/drawing/sheet';
import { loadModel, type Project } from '../commands/projects';

/** Tests a model beside its page: its geometry and its drawings. */
export function testModel(project: Project): void {
  const loading = loadModel(project);

  test(`every body of ${project.code} is closed and turned the right way out`, async () => {
    const { parts } = await loading;
    const faulty = parts.filter(({ solid }) => openEdges(solid).length > 0 || volume(solid) <= 0);
    expect(faulty.map(({ layer, material }) => `${material} in "${layer.name}"`)).toEqual([]);
  });

  test(`no two faces of ${project.code} lie in one plane`, async () => {
    expect(coincidentFaces(await loading)).toEqual([]);
  });

  test(`trees and people of ${project.code} stand on the ground and outside walls`, async () => {
    expect(misplacedFigures(await loading)).toEqual([]);
  });

  test(`${project.code} has its views, a file for each of its drawings, and a red element`, async () => {
    const { cameras, drawings, parts } = await loading;
    expect(Object.keys(cameras)).toContain('hero');
    const files = readdirSync(project.folder).filter((name) => name.endsWith('.svg'));
    expect(files.sort()).toEqual(
      Object.keys(drawings)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    expect(parts.some(({ material }) => material === 'red')).toBe(true);
  });

  test(`every scale bar of ${project.code} is right to the metre`, async () => {
    for (const [name, drawing] of Object.entries((await loading).drawings)) {
      const bar = barOf(readFileSync(join(project.folder, `${name}.svg`), 'utf8'));
      if (drawing.kind === 'axo') {
        expect(bar).toBeUndefined();
        continue;
      }
      const [left, , right] = drawing.frame;
      const metres = ((bar?.length ?? 0) * (right - left)) / sheetWidth;
      expect(Math.abs(metres - (bar?.metres ?? NaN))).toBeLessThan(0.002 * (right - left));
      expect(bar?.written).toBe(bar?.metres);
      expect(bar?.metres).toBeGreaterThan(0);
    }
  });
}

/** Tests the pictures of a page with a model. @param needed those that it has to show beside its renders. */
export function testPictures({ code, folder }: Project, needed: readonly string[]): void {
  const files = readdirSync(folder);
  const drawings = files.filter(isDrawing);

  test(`every drawing of ${code} tells something and stays light: 5 to 40 KB compressed`, () => {
    const sizes = drawings.map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name))).length / 1024 }));
    expect(sizes.filter(({ size }) => size < 5 || size > 40)).toEqual([]);
  });

  test(`the page of ${code} shows three to twelve pictures, each of its drawings and renders once, and all that are needed`, () => {
    const { images, stages = [] } = frontmatterOf(folder);
    const shown = images.map(({ imgSrc }) => imgSrc);
    expect(shown).toEqual(expect.arrayContaining(['hero.jpg', ...needed]));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.length).toBeLessThanOrEqual(12);
    expect([...shown, ...stages].sort()).toEqual(
      [...drawings, ...files.filter((name) => name.endsWith('.jpg'))].sort(),
    );
  });

  test(`every picture of ${code} has a caption, a text for those who do not see it, a credit and a size`, () => {
    const incomplete = frontmatterOf(folder).images.filter(
      ({ captionText, alt, credit, small }) =>
        !captionText?.trim() || alt.length < 40 || !credit?.trim() || typeof small !== 'boolean',
    );
    expect(incomplete.map(({ imgSrc }) => imgSrc)).toEqual([]);
  });
}

type Picture = { imgSrc: string; captionText: string; alt: string; credit?: string; small: unknown };

/** What a page says of its pictures; `stages` are those of its cover on the home page. */
function frontmatterOf(folder: string): { images: Picture[]; stages?: string[] } {
  const [, frontmatter = ''] = readFileSync(join(folder, 'index.md'), 'utf8').split(/^---$/m);
  return parse(frontmatter) as { images: Picture[]; stages?: string[] };
}

/** Its length in units of the viewBox, the metres it stands for, and the last number written under it. */
function barOf(svg: string) {
  const [, metres, drawn = '', rest = ''] =
    /class="scale-bar" data-metres="([\d.]+)"><path[^>]*? d="([^"]*)"(.*)/.exec(svg) ?? [];
  if (!metres) return undefined;
  const length = Number(/h(\d+)/.exec(drawn)?.[1]);
  const [, written] = [...rest.matchAll(/ aria-label="([\d.]+)"/g)].at(-1) ?? [];
  return { metres: Number(metres), length, written: Number(written) };
}

/** Not one with words of another language, which stands beside it: "plan.ko.svg". */
function isDrawing(name: string): boolean {
  return /^[^.]+\.svg$/.test(name);
}
