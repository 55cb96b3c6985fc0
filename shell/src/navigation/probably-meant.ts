import type { FrameRow } from 'shared/contract/release';

/** Wrong letters that are still taken for a slip. */
const slips = 2;

/** The page that someone who typed an unknown path probably meant: other capitals, its label, or nearly its spelling. */
export function probablyMeant<Page extends Pick<FrameRow, 'path' | 'label'>>(
  typed: string,
  pages: readonly Page[],
): Page | undefined {
  const asked = plain(typed);
  if (!asked) return undefined;
  const exact = pages.find(({ path, label }) => [plain(path), plain(label)].includes(asked));
  if (exact) return exact;
  // A slip in a code of three letters could be any other code.
  const allowed = Math.min(slips, Math.floor(asked.length / 4));
  const [nearest] = pages
    .map((page) => ({ page, away: distance(asked, plain(page.path)) }))
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away <= allowed ? nearest.page : undefined;
}

function plain(path: string): string {
  return path.toLowerCase().replace(/^\/|\/$|\.html$/g, '');
}

/** Levenshtein's distance: letters that differ, are missing, or are too many. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
