/** A step of an outline in units of its face, y up. */
type Step = { type: string; values: readonly number[] };

/** Where the letter stands, units of the drawing to one of the face, and into how many parts a unit is rounded. */
type At = { x: number; y: number; scale: number; parts: number };

/**
 * Path data of a letter. It is rounded by itself and goes on in relative steps, so that it reads the same wherever it
 * stands: letters that return compress to a few bytes.
 */
export function glyphData(outline: readonly Step[], { x, y, scale, parts }: At): string {
  const whole = (value: number) => Math.round(value * parts);
  const written = (value: number) => String(value / parts).replace(/^(-?)0\./, '$1.');
  let data = '';
  let last = '';
  let at: readonly [number, number] = [-whole(x), -whole(y)];
  let begin = at;
  const write = (command: string, values: readonly number[]) => {
    const numbers = values.map(written).join(' ').replaceAll(' -', '-');
    data += command === last && !numbers.startsWith('-') ? ` ${numbers}` : (command === last ? '' : command) + numbers;
    last = command;
  };
  for (const { type, values } of outline) {
    if (type === 'Z') {
      data += 'z';
      last = '';
      at = begin;
      continue;
    }
    const points = values.map((value, i) => whole(i % 2 ? -value * scale : value * scale));
    const [dx = 0, dy = 0, ...more] = points.map((value, i) => value - at[i % 2 ? 1 : 0]);
    const end = [points.at(-2) ?? 0, points.at(-1) ?? 0] as const;
    // A contour closes by itself.
    if (type === 'L' && end[0] === begin[0] && end[1] === begin[1]) continue;
    if (type === 'L' && dy === 0) write('h', [dx]);
    else if (type === 'L' && dx === 0) write('v', [dy]);
    else write(data || type !== 'M' ? type.toLowerCase() : 'M', [dx, dy, ...more]);
    if (type === 'M') begin = end;
    at = end;
  }
  return data;
}
