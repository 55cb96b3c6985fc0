import { coreOf, lookOf } from './palette';
import type { Stroke } from '../algorithm/paint';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Characters of path data that a machine at a quarter of the usual speed takes in within a frame or two, and as how
 * many a new path and a changed look of one count.
 */
const [portion, newPath, newLook] = [40_000, 250, 80];

/**
 * Writes strokes into a group, in their order, and pauses after each portion. Paths are used again from picture to
 * picture, and touched only where they change.
 * @param width of the picture: lines of a small one are finer
 */
export function* writing(strokes: readonly Stroke[], group: SVGGElement, width: number): Generator<undefined, void> {
  const weight = Math.min(1, Math.max(0.6, width / 720));
  let [at, written] = [0, 0];
  for (const stroke of strokes) {
    for (const look of [lookOf(stroke, weight), coreOf(stroke)]) {
      if (!look) continue;
      const known = group.children[at++];
      const path = known ?? group.appendChild(document.createElementNS(namespace, 'path'));
      set(path, 'd', stroke.d);
      const changed = [
        set(path, 'fill', look.fill),
        set(path, 'stroke', look.stroke),
        set(path, 'stroke-width', String(Math.round(look.width * 100) / 100)),
        set(path, 'fill-opacity', String(look.opacity)),
      ].includes(true);
      written += stroke.d.length + (known ? 0 : newPath) + (changed ? newLook : 0);
      if (written < portion) continue;
      yield;
      written = 0;
    }
  }
  while (group.children.length > at) group.lastChild?.remove();
}

/** @returns whether it was another before. */
function set(path: Element, name: string, value: string): boolean {
  const isChanged = path.getAttribute(name) !== value;
  if (isChanged) path.setAttribute(name, value);
  return isChanged;
}
