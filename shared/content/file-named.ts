/** The one of these files that has a name. macOS may decompose the characters of a file name. */
export function fileNamed(files: readonly string[], name: string): string | undefined {
  return files.find((each) => each.normalize() === name.normalize());
}
