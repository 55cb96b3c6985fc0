import { cross, dot } from '../geometry/points';
import { corner, type Solid } from '../geometry/solid';

/** Edges that do not run exactly once each way: a closed body that is turned the right way out has none. */
export function openEdges({ faces }: Solid): string[] {
  const ways = new Map<string, number>();
  for (const face of faces) {
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length] ?? a;
      ways.set(`${a}-${b}`, (ways.get(`${a}-${b}`) ?? 0) + 1);
    });
  }
  return [...ways]
    .filter(([way, count]) => {
      const [a, b] = way.split('-');
      return count !== 1 || ways.get(`${b}-${a}`) !== 1;
    })
    .map(([way]) => way);
}

/** Cubic metres; below zero when the faces look inwards. */
export function volume(solid: Solid): number {
  let sum = 0;
  for (const [first, ...rest] of solid.faces) {
    if (first === undefined) continue;
    for (let i = 0; i < rest.length - 1; i++) {
      const [a, b, c] = [corner(solid, first), corner(solid, rest[i] ?? first), corner(solid, rest[i + 1] ?? first)];
      sum += dot(a, cross(b, c)) / 6;
    }
  }
  return sum;
}
