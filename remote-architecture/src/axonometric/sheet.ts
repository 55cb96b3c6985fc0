import { coreOf, lookOf } from './palette';
import type { Stroke } from './paint';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Shows strokes in a group, in their order. Paths are used again from picture to picture, and touched only where they change.
 * @param width of the picture: lines of a small one are finer
 */
export function show(strokes: readonly Stroke[], group: SVGGElement, width: number): void {
  const weight = Math.min(1, Math.max(0.6, width / 720));
  let at = 0;
  for (const stroke of strokes) {
    for (const look of [lookOf(stroke, weight), coreOf(stroke)]) {
      if (!look) continue;
      const path = group.children[at++] ?? group.appendChild(document.createElementNS(namespace, 'path'));
      path.setAttribute('d', stroke.d);
      set(path, 'fill', look.fill);
      set(path, 'stroke', look.stroke);
      set(path, 'stroke-width', String(Math.round(look.width * 100) / 100));
      set(path, 'fill-opacity', String(look.opacity));
    }
  }
  while (group.children.length > at) group.lastChild?.remove();
}

function set(path: Element, name: string, value: string) {
  if (path.getAttribute(name) !== value) path.setAttribute(name, value);
}
