import { ReportedError } from '@portfolio/workspace/reported-error';

/** A line of a file, counted from 1, or a line with a column. */
export type Place = number | readonly [line: number, column: number];

/** A mistake in the content, shown as one sentence without a stack. */
export class ContentError extends ReportedError {
  override name = 'ContentError';

  /** A mistake in a content file: its place, what was found, and what was expected. */
  static at(file: string, place: Place, found: string, expected: string): ContentError {
    return new ContentError(`${file}:${[place].flat().join(':')}: ${found}. Expected: ${expected}.`);
  }
}
