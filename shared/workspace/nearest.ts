/** @returns the candidate that a misspelt word is likely to mean: at most a third of its letters are others. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: edits(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
    .sort((one, other) => one.edits - other.edits);
  return best?.candidate;
}

/** Letters to insert, remove or replace (Levenshtein). */
function edits(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...word].entries()) {
    const next = [index + 1];
    for (const [column, same] of [...other].entries()) {
      const [replaced = 0, inserted = 0, removed = 0] = [row[column], row[column + 1], next[column]];
      next.push(Math.min(replaced + (letter === same ? 0 : 1), inserted + 1, removed + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
