import type { Entry } from 'shared/contract/page';

/** What stands below a work's title: its state, year and award. */
export function metaOf({ type, status, year, award }: Entry): string {
  const honour = award && !/^none/i.test(award) ? award : undefined;
  return [[status ?? type, year].filter(Boolean).join(', '), honour].filter(Boolean).join('. ');
}
