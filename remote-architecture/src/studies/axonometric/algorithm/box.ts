type Direction = readonly [x: number, y: number];

/** Directions in the picture along which bodies are measured: right first, then down, then those between. */
const directions: readonly Direction[] = [0, 90, 45, 135, 22.5, 67.5, 112.5, 157.5].map((degrees): Direction => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});

/** Numbers of a body's box in a picture: where it begins and ends in each direction, the left end first. */
export const boxSize = directions.length * 2;

/** Puts the box round points at a place of a list. @param points x and y in turn */
export function writeBox(points: ArrayLike<number>, boxes: Float64Array, at: number): void {
  for (const [dx, dy] of directions) {
    let [low, high] = [Infinity, -Infinity];
    for (let i = 0; i < points.length; i += 2) {
      const along = (points[i] ?? 0) * dx + (points[i + 1] ?? 0) * dy;
      if (along < low) low = along;
      if (along > high) high = along;
    }
    boxes[at++] = low;
    boxes[at++] = high;
  }
}

/** A body that is not drawn meets nothing. */
export function writeNoBox(boxes: Float64Array, at: number): void {
  boxes[at] = Infinity;
}

export function hasBox(boxes: Float64Array, at: number): boolean {
  return boxes[at] !== Infinity;
}

/** Whether two boxes have more than a side in common. */
export function meet(boxes: Float64Array, one: number, other: number): boolean {
  for (let at = 0; at < boxSize; at += 2) {
    if ((boxes[one + at] ?? 0) >= (boxes[other + at + 1] ?? 0)) return false;
    if ((boxes[other + at] ?? 0) >= (boxes[one + at + 1] ?? 0)) return false;
  }
  return true;
}

/** The part of the picture that two boxes that meet have in common, measured right and down. */
export function areaOfBoth(boxes: Float64Array, one: number, other: number): number {
  return lengthOfBoth(boxes, one, other) * lengthOfBoth(boxes, one + 2, other + 2);
}

function lengthOfBoth(boxes: Float64Array, one: number, other: number): number {
  const begin = Math.max(boxes[one] ?? 0, boxes[other] ?? 0);
  return Math.min(boxes[one + 1] ?? 0, boxes[other + 1] ?? 0) - begin;
}
