import type { Entry } from '@portfolio/contract/page';

/** The line below a work's title: status, year and award. */
export function metaOf({ type, status, year, award }: Entry): string {
  return [[status ?? type, year].filter(Boolean).join(', '), award].filter(Boolean).join('. ');
}
