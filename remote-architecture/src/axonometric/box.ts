/** Numbers of a body's box in a picture: left, top, right, bottom, and from where to where it goes along both diagonals. */
export const boxSize = 8;

/** Puts the box round points at a place of a list. @param points x and y in turn */
export function writeBox(points: ArrayLike<number>, boxes: Float64Array, at: number): void {
  let [left, top, right, bottom, fallFrom, riseFrom, fallTo, riseTo] = start;
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    if (x + y < fallFrom) fallFrom = x + y;
    if (x + y > fallTo) fallTo = x + y;
    if (x - y < riseFrom) riseFrom = x - y;
    if (x - y > riseTo) riseTo = x - y;
  }
  boxes[at] = left;
  boxes[at + 1] = top;
  boxes[at + 2] = right;
  boxes[at + 3] = bottom;
  boxes[at + 4] = fallFrom;
  boxes[at + 5] = riseFrom;
  boxes[at + 6] = fallTo;
  boxes[at + 7] = riseTo;
}

const far = Infinity;
const start = [far, far, -far, -far, far, far, -far, -far] as const;

/** A body that is not drawn meets nothing. */
export function writeNoBox(boxes: Float64Array, at: number): void {
  boxes[at] = far;
}

export function hasBox(boxes: Float64Array, at: number): boolean {
  return boxes[at] !== far;
}

/** Whether two boxes have more than a side in common. */
export function meet(boxes: Float64Array, one: number, other: number): boolean {
  for (let from = 0; from < boxSize; from += 4) {
    for (let at = from; at < from + 2; at++) {
      if ((boxes[one + at] ?? 0) >= (boxes[other + at + 2] ?? 0)) return false;
      if ((boxes[other + at] ?? 0) >= (boxes[one + at + 2] ?? 0)) return false;
    }
  }
  return true;
}
