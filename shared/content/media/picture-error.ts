/** A file that is no picture, of another kind than its name says, or too large; `expected` says what belongs there. */
export class PictureError extends Error {
  constructor(
    message: string,
    readonly expected?: string,
  ) {
    super(message);
  }
}
