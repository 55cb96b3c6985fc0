import type { Point } from '../geometry/points';

/** Path data with whole numbers, relative and as short as they go. Points in pixels, `detail` pixels to a unit. */
export function pathData(lines: readonly (readonly Point[])[], detail: number, closed = false): string {
  return lines.map((line) => lineData(line, detail, closed)).join('');
}

function lineData(line: readonly Point[], detail: number, closed: boolean): string {
  let data = '';
  let [x, y] = [0, 0];
  let moves = 0;
  line.forEach((point, i) => {
    const [nextX, nextY] = [Math.round(point[0] / detail), Math.round(point[1] / detail)];
    const [dx, dy] = [nextX - x, nextY - y];
    if (i > 0 && dx === 0 && dy === 0) return;
    if (i === 0) data += `M${nextX} ${nextY}`;
    else if (dy === 0) data += `h${dx}`;
    else if (dx === 0) data += `v${dy}`;
    else data += `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    if (i > 0) moves++;
    [x, y] = [nextX, nextY];
  });
  if (moves < (closed ? 2 : 1)) return '';
  return closed ? `${data}z` : data;
}
