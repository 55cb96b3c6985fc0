/** @returns gives names as they come, and one that is taken already with the next number that is free after it. */
export function uniqueNames(taken: readonly string[] = []): (name: string) => string {
  const used = new Set(taken);
  return (name) => {
    let unique = name;
    for (let count = 2; used.has(unique); count++) unique = `${name}-${count}`;
    used.add(unique);
    return unique;
  };
}
