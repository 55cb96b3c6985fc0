/** A mistake in a content file. The message names the file and line, what stands there and what belongs there. */
export class ContentError extends Error {
  constructor(file: string, line: number, found: string, expected: string) {
    super(`${file}:${line}: ${found}. ${expected}`);
    this.name = 'ContentError';
  }
}
