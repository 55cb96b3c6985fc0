import type { Spot } from '../algorithm/place';

/** The corners of an outline's rings: of path data in which M and L are places, and l begins steps. */
export function ringsOf(outline: string): Spot[][] {
  const rings: Spot[][] = [];
  let [x, y, isStep] = [0, 0, false];
  for (const [, letter, across, down] of outline.matchAll(/([MLl])|(-?[\d.]+),(-?[\d.]+)/g)) {
    if (letter) {
      isStep = letter === 'l';
      if (letter === 'M') rings.push([]);
      continue;
    }
    x = Number(across) + (isStep ? x : 0);
    y = Number(down) + (isStep ? y : 0);
    rings.at(-1)?.push([x, y]);
  }
  return rings;
}
