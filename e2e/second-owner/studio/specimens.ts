import sharp from 'sharp';

/** Colours of the specimens: paper, ink, and the colour of the owner. */
const [paper, ink, cobalt, pale, redClay] = ['#e9e5dc', '#1d1f27', '#2f4fa3', '#b9c8ec', '#a8452c'];
const size = { width: 1400, height: 1050 };

/** A letter of lines and arcs on a body that is 100 units high from the baseline to the top of an o. */
type Letter = { path: string; width: number; dot?: number; after?: number };

const round = 'M50 100a50 50 0 1 0 0-100a50 50 0 1 0 0 100Z';
const bowl = (stem: string): Letter => ({ path: `${round}${stem}`, width: 100 });
const letters: Readonly<Record<string, Letter>> = {
  a: bowl('M100 0V100'),
  b: bowl('M0 -62V100'),
  d: bowl('M100 -62V100'),
  e: { path: 'M8 50H100A50 50 0 1 0 85 86', width: 100, after: -22 },
  i: { path: 'M0 0V100', width: 0, dot: 0 },
  j: { path: 'M44 0V108A30 30 0 0 1 14 138H10', width: 44, dot: 44 },
  k: { path: 'M0 -62V100M70 0A62 62 0 0 1 8 56A62 62 0 0 1 74 100', width: 72 },
  r: { path: 'M0 0V100M0 50A50 50 0 0 1 50 0H54', width: 52, after: -16 },
  s: { path: 'M64 10A32 32 0 1 0 36 48A27 27 0 1 1 2 88', width: 66 },
  v: { path: 'M0 0L40 100L80 0', width: 80 },
};

/** A word as SVG. @param weight the thickness of its lines, in units. */
function word(text: string, weight: number, gap: number): { svg: string; width: number } {
  let along = 0;
  const parts = [...text].map((sign) => {
    const { path, width, dot, after = 0 } = letters[sign] ?? { path: '', width: 0 };
    const point =
      dot === undefined ? '' : `<circle cx="${dot}" cy="-46" r="${weight * 0.28}" stroke-width="${weight * 0.56}"/>`;
    const placed = `<g transform="translate(${along})"><path d="${path}"/>${point}</g>`;
    along += width + gap + after;
    return placed;
  });
  const svg = `<g fill="none" stroke-width="${weight}" stroke-linecap="square">${parts.join('')}</g>`;
  return { svg, width: along - gap };
}

/** Letters on a grid of three columns and four rows: "#" is a square, a to d are quarters of a circle by their corner. */
const pieces: Readonly<Record<string, readonly string[]>> = {
  A: ['b#a', '#.#', '###', '#.#'],
  B: ['##a', '##d', '##a', '##d'],
  C: ['b##', '#..', '#..', 'c##'],
  E: ['###', '#d.', '#a.', '###'],
  K: ['#.d', '#d.', '#a.', '#.a'],
  L: ['#..', '#..', '#..', '##d'],
  M: ['a.b', '###', '#d#', '#.#'],
  O: ['b#a', '#.#', '#.#', 'c#d'],
  R: ['##a', '#.#', '##d', '#.a'],
  S: ['b##', 'c#a', '..#', '##d'],
  T: ['###', 'c#d', '.#.', '.#.'],
  V: ['#.#', '#.#', 'c#d', '.#.'],
};

const cell = 100;

/** One piece of a letter; `a` is round at the upper right, `b` upper left, `c` lower left, `d` lower right. */
function piece(sign: string, x: number, y: number, gap: number): string {
  const side = cell - gap;
  const square = `M0 0H${side}V${side}H0Z`;
  const quarter = `M0 0A${side} ${side} 0 0 1 ${side} ${side}H0Z`;
  const turn = { a: 0, b: -90, c: 180, d: 90 }[sign];
  if (sign === '.') return '';
  const place = `translate(${x * cell + gap / 2} ${y * cell + gap / 2})`;
  return turn === undefined
    ? `<path transform="${place}" d="${square}"/>`
    : `<path transform="${place} rotate(${turn} ${side / 2} ${side / 2})" d="${quarter}"/>`;
}

function stencil(sign: string, gap = 9): string {
  return (pieces[sign] ?? []).map((row, y) => [...row].map((each, x) => piece(each, x, y, gap)).join('')).join('');
}

function page(ground: string, content: string): string {
  const light = `<radialGradient id="l" cx=".32" cy=".22" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></radialGradient>`;
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${light}</defs><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${content}<path fill="url(#l)" d="M0 0H${width}V${height}H0Z"/></svg>`;
}

/** `content` moved so that its box is in the middle of the page, `scale` times as large. */
function centred(content: string, box: { x: number; y: number; width: number; height: number }, scale: number): string {
  const x = size.width / 2 - (box.x + box.width / 2) * scale;
  const y = size.height / 2 - (box.y + box.height / 2) * scale;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

function specimenOfWord(): string {
  const { svg, width } = word('drejad', 27, 46);
  return page(paper, `<g stroke="${cobalt}">${centred(svg, { x: 0, y: -62, width, height: 200 }, 1.62)}</g>`);
}

function specimenOfLetter(): string {
  const lines = 'M-60 0H170M-60 100H170M50 -60V160M100 -60V160M0 -60V160M50 50L85 14';
  const help = `<path d="${lines}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width=".6"/><circle cx="50" cy="50" r="50" fill="none" stroke="${redClay}" stroke-width="1"/><circle cx="50" cy="50" r="2.4" fill="${redClay}"/>`;
  const { svg } = word('a', 24, 0);
  return page(pale, centred(`<g stroke="${cobalt}">${svg}</g>${help}`, { x: 0, y: 0, width: 100, height: 100 }, 5.4));
}

function specimenOfWeights(): string {
  const signs = [8, 18, 30].map(
    (weight, index) => `<g transform="translate(${index * 162})">${word('e', weight, 0).svg}</g>`,
  );
  return page(
    ink,
    `<g stroke="${paper}">${centred(signs.join(''), { x: 0, y: 0, width: 424, height: 100 }, 2.55)}</g>`,
  );
}

function specimenOfAlphabet(): string {
  const signs = Object.keys(pieces).map((sign, index) => {
    const [x, y] = [(index % 6) * 390, Math.floor(index / 6) * 520];
    return `<g transform="translate(${x} ${y})" fill="${index % 5 === 3 ? pale : paper}">${stencil(sign)}</g>`;
  });
  return page(cobalt, centred(signs.join(''), { x: 0, y: 0, width: 2250, height: 920 }, 0.535));
}

function specimenOfStencil(): string {
  return page(
    paper,
    centred(`<g fill="${redClay}">${stencil('S', 10)}</g>`, { x: 0, y: 0, width: 300, height: 400 }, 2.05),
  );
}

function specimenOfPieces(): string {
  const shapes = ['#', 'a', 'b', 'c', 'd'].map((sign, index) => piece(sign, index * 1.24, 0, 0)).join('');
  const grid = Array.from(
    { length: 12 },
    (_, index) => `M${(index - 3) * 62} -400V500M-400 ${(index - 5) * 62 + 50}H1000`,
  ).join('');
  const lines = `<path d="${grid}" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="1"/>`;
  return page(
    '#d9d3c6',
    centred(`${lines}<g fill="${ink}">${shapes}</g>`, { x: 0, y: 0, width: 596, height: 100 }, 1.9),
  );
}

/** The pictures of the typefaces, by page and file. */
const specimens: Readonly<Record<string, () => string>> = {
  'SKI/ord': specimenOfWord,
  'SKI/a': specimenOfLetter,
  'SKI/vikter': specimenOfWeights,
  'SKA/alfabet': specimenOfAlphabet,
  'SKA/s': specimenOfStencil,
  'SKA/bitar': specimenOfPieces,
};

export const specimenNames = Object.keys(specimens);

/** @returns a JPEG. */
export function drawSpecimen(name: string): Promise<Buffer> {
  return sharp(Buffer.from(specimens[name]?.() ?? ''))
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
