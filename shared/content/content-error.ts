/** A mistake of the owner, said in one sentence; it is shown without a stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** A mistake in a content file: where it stands, what stands there, and what belongs there. */
  static at(file: string, line: number, found: string, expected: string): ContentError {
    return new ContentError(`${file}:${line}: ${found}. Expected: ${expected}.`);
  }
}
