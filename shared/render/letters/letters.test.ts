import { contentFixture } from '@portfolio/content/testing/content-fixture';
import { runInOwnProcess } from '../testing/run-in-own-process';

type Box = { left: number; right: number; top: number; bottom: number };
type Answers = {
  advances: Record<'words' | 'font' | 'doubled' | 'tracked', number>;
  kerned: number;
  apart: number;
  lacking: unknown[];
  boxes: Record<'start' | 'middle' | 'end' | 'thin' | 'bold' | 'font', Box>;
  repeated: string;
  drawings: Record<'plain' | 'mixed' | 'inherited' | 'alone' | 'twice', string>;
};

/** All that the tests ask: a process takes a second to start. */
const script = `
  import { fontFor, loadLetters } from './letters/face';
  import { advanceOf, outlineOf } from './letters/outline';
  import { outlined } from './letters/outlined';
  await loadLetters();
  const { font, upem } = fontFor('a', 400);
  const ownAdvance = (words) =>
    [...words].reduce((sum, letter) => sum + font.glyphHAdvance(font.nominalGlyph(letter.codePointAt(0))), 0);
  // Ends of steps alone: controls of curves lie beyond them.
  const boxOf = (data) => {
    let [x, y] = [0, 0];
    let begin = [0, 0];
    const [xs, ys] = [[], []];
    for (const [, letter, numbers] of data.matchAll(/([a-zM])([^a-zM]*)/g)) {
      const values = [...numbers.matchAll(/-?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)/g)].map(Number);
      const size = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 }[letter];
      if (letter === 'z') [x, y] = begin;
      for (let i = 0; size && i < values.length; i += size) {
        const step = values.slice(i, i + size);
        if (letter === 'M') [x, y] = step;
        else if (letter === 'h') x += step[0];
        else if (letter === 'v') y += step[0];
        else [x, y] = [x + step.at(-2), y + step.at(-1)];
        if (letter === 'M' || letter === 'm') begin = [x, y];
        xs.push(x);
        ys.push(y);
      }
    }
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const extents = font.glyphExtents(font.nominalGlyph('H'.codePointAt(0)));
  const inFont = (value) => (value * 100) / upem;
  const at = (anchor) => boxOf(outlineOf('H', { x: 500, y: 200, size: 100, anchor }));
  const svg = (inside) => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">' + inside + '</svg>';
  const plain = outlined(svg('<path d="M0 0h9"/><text x="1" y="2" font-size="40" fill="#123456">A&amp;B</text>'));
  console.log(JSON.stringify({
    advances: {
      words: advanceOf('12.50', { size: 60 }),
      font: (ownAdvance('12.50') * 60) / upem,
      doubled: advanceOf('12.50', { size: 120 }),
      tracked: advanceOf('12.50', { size: 60, tracking: 0.1 }),
    },
    kerned: advanceOf('AV', { size: 1000 }),
    apart: advanceOf('A', { size: 1000 }) + advanceOf('V', { size: 1000 }),
    lacking: ['한', 'A 한', '→'].map((words) => outlineOf(words, { x: 0, y: 0, size: 10 }) ?? 'nothing'),
    boxes: {
      start: at('start'),
      middle: at('middle'),
      end: at('end'),
      thin: boxOf(outlineOf('I', { x: 0, y: 0, size: 1000, weight: 400 })),
      bold: boxOf(outlineOf('I', { x: 0, y: 0, size: 1000, weight: 600 })),
      font: {
        left: inFont(extents.xBearing),
        right: inFont(extents.xBearing + extents.width),
        top: -inFont(extents.yBearing),
        bottom: -inFont(extents.yBearing + extents.height),
      },
    },
    repeated: outlineOf('88', { x: 3, y: 4, size: 38 }),
    drawings: {
      plain,
      mixed: outlined(svg('<g font-size="9" text-anchor="end"><text x="1">12</text><text x="1">한옥 12</text></g>')),
      inherited: outlined(svg('<g font-family="a" font-size="9" font-weight="600" stroke="#fff"><text x="1">1</text></g><text x="2">1</text>')),
      alone: outlined(svg('<text x="1" font-size="9" font-weight="600">1</text>')),
      twice: outlined(plain),
    },
  }));`;

let answers: Answers;

beforeAll(async () => {
  const { root } = await contentFixture();
  answers = runInOwnProcess(script, root) as Answers;
}, 60_000);

test('words reach as far as the font says, at any size', () => {
  const { words, font, doubled, tracked } = answers.advances;
  expect(words).toBeCloseTo(font, 6);
  expect(doubled).toBeCloseTo(2 * font, 6);
  expect(tracked).toBeCloseTo(font + 5 * 6, 6);
});

test('letters that stand in each other’s way are kerned', () => {
  expect(answers.kerned).toBeLessThan(answers.apart - 10);
});

test('an outline is as large as the letter of the font, and stands on its line', () => {
  const { start, font } = answers.boxes;
  expect(Math.abs(start.left - 500 - font.left)).toBeLessThan(0.3);
  expect(Math.abs(start.right - 500 - font.right)).toBeLessThan(0.3);
  expect(Math.abs(start.top - 200 - font.top)).toBeLessThan(0.3);
  expect(start.bottom).toBe(200);
});

test('words stand before, about or after their place', () => {
  const { start, middle, end } = answers.boxes;
  const advance = 2 * (start.left - middle.left);
  expect(Math.abs(start.left - end.left - advance)).toBeLessThan(0.5);
  expect(end.right).toBeLessThan(500);
  expect(Math.abs((middle.left + middle.right) / 2 - 500)).toBeLessThan(1);
});

test('a heavier weight has wider stems', () => {
  const { thin, bold } = answers.boxes;
  expect(bold.right - bold.left).toBeGreaterThan((thin.right - thin.left) * 1.2);
});

test('letters that the typeface lacks are not drawn, nor those beside them', () => {
  expect(answers.lacking).toEqual(['nothing', 'nothing', 'nothing']);
});

test('a letter that returns reads the same after its place', () => {
  const [, first, second] = answers.repeated.split('M').map((letter) => letter.replace(/^-?[\d.]+[ -][\d.]+/, ''));
  expect(first).toBe(second);
});

test('a text becomes an outline that says its words and keeps its colour', () => {
  expect(answers.drawings.plain).toMatch(
    /<path d="M0 0h9"\/><path class="letters" aria-label="A&amp;B" fill="#123456" d="M[^"]+"\/><\/svg>$/,
  );
});

test('what says how letters are set is gone with the last text, and stays for one that remains', () => {
  const { inherited, mixed } = answers.drawings;
  expect(inherited).toMatch(/<g stroke="#fff"><path class="letters" aria-label="1" d="[^"]+"\/><\/g>/);
  expect(mixed).toMatch(
    /<g font-size="9" text-anchor="end"><path class="letters" aria-label="12" d="[^"]+"\/><text x="1">한옥 12<\/text><\/g>/,
  );
});

test('a text is set as its group says', () => {
  const outlineIn = (drawing: string) => / d="(M[^"]*)"/.exec(drawing)?.[1];
  expect(outlineIn(answers.drawings.inherited)).toBe(outlineIn(answers.drawings.alone));
});

test('a drawing of outlines is left as it is', () => {
  expect(answers.drawings.twice).toBe(answers.drawings.plain);
});
