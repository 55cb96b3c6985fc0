/** @returns gives names as they come, and one that is taken already with the next number that is free after it. */
export function uniqueNames(taken: readonly string[] = []): (name: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (name) => {
    let count = counts.get(name) ?? 1;
    let unique = name;
    while (used.has(unique)) unique = `${name}-${++count}`;
    counts.set(name, count);
    used.add(unique);
    return unique;
  };
}
