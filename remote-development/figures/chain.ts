import type { Point } from '@portfolio/model/geometry/points';

/** A short piece of line between two places that are named by whole numbers. */
export type Piece = readonly [from: number, to: number];

/** Joins pieces end to end into the longest lines that do not fork. Closed lines end where they began. */
export function chain(pieces: readonly Piece[]): number[][] {
  const at = new Map<number, number[]>();
  pieces.forEach(([a, b], i) => {
    for (const end of [a, b]) {
      const list = at.get(end);
      if (list) list.push(i);
      else at.set(end, [i]);
    }
  });
  const used = new Uint8Array(pieces.length);
  const lines: number[][] = [];
  const follow = (start: number, first: number): void => {
    const line = [start];
    let [here, piece] = [start, first as number | undefined];
    while (piece !== undefined) {
      used[piece] = 1;
      const [a, b] = pieces[piece] ?? [here, here];
      here = a === here ? b : a;
      line.push(here);
      const exits: readonly number[] = at.get(here) ?? [];
      piece = exits.length === 2 ? exits.find((each) => !used[each]) : undefined;
    }
    lines.push(line);
  };
  for (const [end, list] of at) if (list.length !== 2) for (const piece of list) if (!used[piece]) follow(end, piece);
  pieces.forEach(([a], i) => {
    if (!used[i]) follow(a, i);
  });
  return lines;
}

/** Takes the steps out of a line that was found on a raster: each point moves towards its neighbours' middle. The ends stay. */
export function smoothed(line: readonly Point[], rounds: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  const closed = first && last && line.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  let points = [...line];
  for (let round = 0; round < rounds; round++) {
    points = points.map((p, i) => {
      const before = points[i - 1] ?? (closed ? points[points.length - 2] : undefined);
      const after = points[i + 1] ?? (closed ? points[1] : undefined);
      return before && after ? [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4] : p;
    });
  }
  return points;
}
