import { normalOf } from '../drawing/mesh';
import { boxesOf, isInside } from './inside';
import { centroid, commonPart, signedArea } from '../geometry/outlines';
import { add, cross, dot, normalize, scale, type Point, type Point3 } from '../geometry/points';
import { corner } from '../geometry/solid';
import { isBuilt, type Model, type Part } from '../model';
import { seenTogether } from './together';

type Face = {
  part: Part;
  normal: Point3;
  u: Point3;
  v: Point3;
  plane: number;
  outline: Point[];
  points: Point3[];
  bounds: [number, number, number, number];
};

/** Square metres: smaller overlaps are not seen. */
const tolerated = 0.02;
/** Metres between two planes that look like one to a ray of light. */
const apart = 0.003;

/**
 * Places where faces of two bodies lie in one plane and look the same way, as sentences.
 * Light that starts on one at once hits the other, so they render black. Faces that touch, or that a third body covers, are hidden.
 */
export function coincidentFaces(model: Model): string[] {
  const boxes = boxesOf(model);
  const together = seenTogether(model);
  const found = new Map<string, { text: string; area: number; times: number }>();
  for (const faces of facesByDirection(model.parts).values())
    for (const [a, b] of beside(faces)) {
      if (a.part.solid === b.part.solid || !together(a.part.layer, b.part.layer)) continue;
      const common = commonPart(a.outline, b.outline);
      const area = common.length < 3 ? 0 : Math.abs(signedArea(common));
      if (area <= tolerated) continue;
      const [u, v] = centroid(common);
      const before = add(add(scale(a.u, u), scale(a.v, v)), scale(a.normal, Math.max(a.plane, b.plane) + 0.005));
      if (!boxes.some((box) => isInside(box, before))) report(a, b, area);
    }
  return [...found.values()].map(
    ({ text, area, times }) => `${text}, ${area.toFixed(2)} m²${times > 1 ? `, ${times} times` : ''}`,
  );

  function report(a: Face, b: Face, area: number) {
    const names = [a, b].map(({ part }) => `${part.material} in "${part.layer.name}"`).join(' and ');
    const known = found.get(names);
    if (known) return void Object.assign(known, { area: known.area + area, times: known.times + 1 });
    const at = b.points[0]?.map((v) => v.toFixed(2)).join(', ');
    found.set(names, { text: `${names} lie in one plane near (${at})`, area, times: 1 });
  }
}

/** Pairs of faces in one plane whose bounds meet. A town has thousands of faces in a plane: only neighbours are compared. */
function* beside(faces: readonly Face[]): Generator<[Face, Face]> {
  const planes = new Map<number, Face[]>();
  for (const face of faces) {
    const plane = Math.floor(face.plane / apart);
    const known = planes.get(plane);
    if (known) known.push(face);
    else planes.set(plane, [face]);
  }
  for (const [plane, own] of planes) {
    const next = planes.get(plane + 1) ?? [];
    const all = [...own, ...next].sort((a, b) => a.bounds[0] - b.bounds[0]);
    const isNext = new Set(next);
    for (const [i, a] of all.entries())
      for (let k = i + 1; k < all.length; k++) {
        const b = all[k];
        if (!b || b.bounds[0] >= a.bounds[2]) break;
        if (!boundsMeet(a.bounds, b.bounds) || Math.abs(b.plane - a.plane) > apart) continue;
        if (!(isNext.has(a) && isNext.has(b))) yield [a, b];
      }
  }
}

function facesByDirection(parts: readonly Part[]): Map<string, Face[]> {
  const groups = new Map<string, Face[]>();
  for (const part of parts) {
    if (!isBuilt(part.layer)) continue;
    for (const face of part.solid.faces) {
      const points = face.map((i) => corner(part.solid, i));
      const normal = normalOf(points);
      const [first] = points;
      if (!normal || !first) continue;
      const u = normalize(cross(Math.abs(normal[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], normal));
      const v = cross(normal, u);
      const outline = points.map((p): Point => [dot(p, u), dot(p, v)]);
      const key = normal.map((n) => Math.round(n * 500)).join(' ');
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      const entry: Face = {
        part,
        normal,
        u,
        v,
        points,
        outline,
        plane: dot(first, normal),
        bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      };
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

function boundsMeet(a: Face['bounds'], b: Face['bounds']): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
