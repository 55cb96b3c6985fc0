/** Cells of the table above which two texts count as wholly different: 64 MB. */
const limit = 32_000_000;

/** The lines that go (`- `) and come (`+ `), in their order: the fewest that make the second text from the first. */
export function lineChanges(before: readonly string[], after: readonly string[]): string[] {
  const start = sameAtStart(before, after);
  const tail = sameAtStart(before.slice(start).reverse(), after.slice(start).reverse());
  const [old, next] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
  if (old.length * next.length > limit) return [...old.map(gone), ...next.map(come)];
  const common = commonLengths(old, next);
  const lines: string[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < next.length;) {
    const [a, b] = [old[i], next[j]];
    if (a !== undefined && a === b) {
      i++;
      j++;
    } else if (a !== undefined && (b === undefined || common(i + 1, j) >= common(i, j + 1))) {
      lines.push(gone(a));
      i++;
    } else if (b !== undefined) {
      lines.push(come(b));
      j++;
    }
  }
  return lines;
}

const gone = (line: string) => `- ${line}`;
const come = (line: string) => `+ ${line}`;

function sameAtStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count++;
  return count;
}

/** How long the longest common subsequence of the rests from `i` and `j` is. */
function commonLengths(old: readonly string[], next: readonly string[]): (i: number, j: number) => number {
  const width = next.length + 1;
  const table = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = next.length - 1; j >= 0; j--)
      table[i * width + j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}
