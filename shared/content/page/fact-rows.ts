import type { PageDocument } from '@portfolio/contract/page';
import { nonBreakingUnits } from '../markdown/syntax/non-breaking-units';
import type { PageFields } from './schema';
import type { FactRow } from '../site/site-schema';

/** The facts of a page that say something, in the order of the site. */
export function factRows(rows: readonly FactRow[], { facts, year }: PageFields): PageDocument['facts'] {
  return rows.flatMap(({ name, means, shown }) => {
    const value = means === 'year' ? year?.toString() : facts?.[name];
    return value ? [[shown?.name ?? name, nonBreakingUnits(shown?.values[value] ?? value)] as const] : [];
  });
}

/**
 * What the fact with a meaning says, and as which value of the site's; undefined where it says that there is none.
 */
export function factMeaning(
  rows: readonly FactRow[],
  means: FactRow['means'],
  { facts }: PageFields,
): { text: string; value: string } | undefined {
  const row = rows.find((each) => each.means === means);
  const value = row && facts?.[row.name];
  const isNone = value !== undefined && row?.none.some((word) => beginsWith(value, word));
  return isNone || value === undefined ? undefined : { text: row?.shown?.values[value] ?? value, value };
}

/** "None, by choice" begins with "none", "Nonesuch" does not. */
function beginsWith(value: string, word: string): boolean {
  return value.toLowerCase().startsWith(word.toLowerCase()) && !/^\p{L}/u.test(value.slice(word.length));
}
