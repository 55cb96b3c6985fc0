import type { PageDocument } from '@portfolio/contract/page';
import { nonBreakingUnits } from '../text/markdown/syntax/non-breaking-units';
import type { PageFields } from './schema';
import type { Source } from '../source/frontmatter';
import type { FactRow } from '../site/site-schema';

/** The facts of a page that say something, in the order of the site. */
export function factRows(rows: readonly FactRow[], { facts, year }: PageFields): PageDocument['facts'] {
  return rows.flatMap(({ name, means, shown }) => {
    const value = means === 'year' ? year?.toString() : facts?.[name];
    return value ? [[shown?.name ?? name, nonBreakingUnits(shown?.values[value] ?? value)] as const] : [];
  });
}

/**
 * What the fact with a meaning says, and as which value of the site's or, where pages write it, of the original;
 * undefined where it says that there is none.
 * @param source of the page, which may be a translation.
 */
export function factMeaning(
  rows: readonly FactRow[],
  means: FactRow['means'],
  { facts }: PageFields,
  source?: Source,
): { text: string; value: string } | undefined {
  const row = rows.find((each) => each.means === means);
  const written = row && facts?.[row.name];
  if (!row || written === undefined) return undefined;
  const value = originalFact(source?.original, row.name) ?? written;
  const isNone = [value, written].some((each) => row.none.some((word) => beginsWith(each, word)));
  return isNone ? undefined : { text: row.shown?.values[written] ?? written, value };
}

function originalFact(original: Source | undefined, name: string): string | undefined {
  const { facts } = { ...(original?.value as { facts?: Readonly<Record<string, unknown>> } | null | undefined) };
  const value = facts?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** "None, by choice" begins with "none", "Nonesuch" does not. */
function beginsWith(value: string, word: string): boolean {
  return value.toLowerCase().startsWith(word.toLowerCase()) && !/^\p{L}/u.test(value.slice(word.length));
}
