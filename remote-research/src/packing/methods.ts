import { guillotine, type GuillotineChoice } from './guillotine';
import { maxRects, type MaxRectsChoice } from './max-rects';
import type { CreatePacker, Method } from './packing';
import { shelf, type ShelfChoice } from './shelf';
import { skyline, type SkylineChoice } from './skyline';

/** The four families in the order of the survey, which is also from the poorest memory to the richest. */
export const methods = ['shelf', 'guillotine', 'skyline', 'maxrects'] as const satisfies readonly Method[];

/** The rules by which each family chooses a place; the first one is the usual one. */
export const rules = {
  shelf: ['first', 'next', 'best-depth'],
  guillotine: ['best-area', 'best-short-side', 'best-long-side'],
  skyline: ['bottom-left', 'least-waste'],
  maxrects: ['contact', 'best-short-side', 'best-area', 'best-long-side', 'bottom-left'],
} as const satisfies {
  shelf: readonly ShelfChoice[];
  guillotine: readonly GuillotineChoice[];
  skyline: readonly SkylineChoice[];
  maxrects: readonly MaxRectsChoice[];
};

/** @param rule one of {@link rules}; anything else is the usual rule of the method */
export function packerOf(method: Method, rule: string): CreatePacker {
  const known = <R extends string>(all: readonly [R, ...R[]]): R => all.find((one) => one === rule) ?? all[0];
  switch (method) {
    case 'shelf':
      return shelf(known(rules.shelf));
    case 'guillotine':
      return guillotine(known(rules.guillotine));
    case 'skyline':
      return skyline(known(rules.skyline));
    case 'maxrects':
      return maxRects(known(rules.maxrects));
  }
}
