import { escapeHtml } from '@portfolio/site/escape-html';

/** Of the width of the drawing: the size of a letter, and how wide letters are on average at this size. */
const [letterSize, letterWidth] = [1 / 64, 0.54];
const lineHeight = 1.45;
/** The first letter is of a script that is written from the right: their blocks follow each other. */
const beginsFromRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/**
 * A drawing with lines of text below it, wrapped to its width. It keeps its scale.
 * @param svg whose root has width, height and viewBox
 * @param lines each begins a line of its own
 */
export function withCaption(svg: string, lines: readonly string[]): string {
  const [root] = /<svg[^>]*>/.exec(svg) ?? [''];
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(root)?.[1] ?? '').split(/\s+/).map(Number);
  const [, tall = '', unit = ''] = /\sheight="([\d.]+)([a-z]*)"/.exec(root) ?? [];
  const size = width * letterSize;
  const margin = size * 2;
  const most = Math.floor((width - 2 * margin) / (size * letterWidth));
  const rows = lines.flatMap((line) => {
    // Where words run to the left they begin at the right edge.
    const start = beginsFromRight.test(line)
      ? `direction="rtl" x="${round(x + width - margin)}"`
      : `x="${round(x + margin)}"`;
    return wrapped(line, most).map((text) => ({ text, start }));
  });
  const added = (rows.length + 1.5) * size * lineHeight;
  const grown = root
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${round(height + added)}"`)
    .replace(/\sheight="[^"]*"/, ` height="${round((Number(tall) * (height + added)) / height)}${unit}"`);
  const texts = rows.map(
    ({ text, start }, i) =>
      `<text ${start} y="${round(y + height + (i + 1) * size * lineHeight)}">${escapeHtml(text)}</text>`,
  );
  const caption = [
    `<rect x="${x}" y="${round(y + height)}" width="${width}" height="${round(added)}" fill="#fff"/>`,
    `<g font-family="var(--face)" font-size="${round(size)}" fill="#1d1b1a">${texts.join('')}</g>`,
  ].join('');
  return svg.replace(root, grown).replace(/<\/svg>\s*$/, `${caption}</svg>\n`);
}

function wrapped(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
