export type Point = { x: number; y: number };
export type Line = readonly [from: Point, to: Point];

/** What a measure can snap to, in user units of the drawing. */
export type DrawnLines = { lines: readonly Line[]; corners: readonly Point[] };

const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Flags of an arc may stand without a space between them, which these drawings do not have. */
const part = /([mlhvcsqtaz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/gi;

/**
 * The straight lines of an SVG text and the points where they end, and the middles of circles; of curves only the ends.
 * Symbols, letters and what is transformed, such as people, are no part of the building and are left out.
 */
export function readLines(svg: string): DrawnLines {
  const body = svg.replace(/<defs>.*?<\/defs>/gs, '').split(/<g class="scale-bar"/)[0] ?? '';
  const lines: Line[] = [];
  for (const [element, data = ''] of body.matchAll(/<path\b[^>]*?\sd="([^"]*)"[^>]*>/g))
    if (!/ transform=| class="letters"/.test(element)) addPath(data, lines);
  const middles = [...body.matchAll(/<circle\b[^>]*>/g)].map(([element]) => middleOf(element));
  const corners = new Map<string, Point>();
  for (const point of [...lines.flat(), ...middles]) corners.set(`${point.x} ${point.y}`, point);
  return { lines, corners: [...corners.values()] };
}

function middleOf(element: string): Point {
  const value = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(element)?.[1] ?? 0);
  return { x: value('cx'), y: value('cy') };
}

function addPath(data: string, lines: Line[]): void {
  let command = 'M';
  let begin: Point = { x: 0, y: 0 };
  let at = begin;
  let values: number[] = [];
  const step = () => {
    const kind = command.toLowerCase();
    const next = kind === 'z' ? begin : endOf(command, values, at);
    if (kind === 'm') begin = next;
    else if ('lhvz'.includes(kind) && (next.x !== at.x || next.y !== at.y)) lines.push([at, next]);
    at = next;
    values = [];
    // Further pairs after a move are lines.
    if (kind === 'm') command = command === 'M' ? 'L' : 'l';
  };
  for (const [, letter, number] of data.matchAll(part)) {
    if (letter) {
      command = letter;
      values = [];
      if (letter.toLowerCase() === 'z') step();
    } else {
      values.push(Number(number));
      if (values.length === numbersOf[command.toLowerCase()]) step();
    }
  }
}

function endOf(command: string, values: readonly number[], { x, y }: Point): Point {
  const isRelative = command === command.toLowerCase();
  const [dx, dy] = isRelative ? [x, y] : [0, 0];
  const [last = 0] = values.slice(-1);
  if (command.toLowerCase() === 'h') return { x: dx + last, y };
  if (command.toLowerCase() === 'v') return { x, y: dy + last };
  const [px = 0, py = 0] = values.slice(-2);
  return { x: dx + px, y: dy + py };
}
