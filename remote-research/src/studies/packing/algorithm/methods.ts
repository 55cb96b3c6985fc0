import type { GuillotineChoice } from './guillotine';
import type { MaxRectsChoice } from './max-rects';
import type { Method } from './packing';
import type { ShelfChoice } from './shelf';
import type { SkylineChoice } from './skyline';

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
