/** The names of the entries of a folder, from paths inside it. */
export function entriesIn(paths: Iterable<string>, folder: string): string[] {
  const start = folder && `${folder}/`;
  const names = new Set<string>();
  for (const path of paths) if (path.startsWith(start)) names.add(path.slice(start.length).split('/')[0] ?? '');
  return [...names].sort();
}
