import { ReportedError } from '@portfolio/workspace/reported-error';

/** A line of a file, counted from 1, or a line with a column. */
export type Place = number | readonly [line: number, column: number];

/** A mistake in the content, or several of them, shown as one sentence each without a stack. */
export class ContentError extends ReportedError {
  override name = 'ContentError';
  /** Each mistake by itself. */
  readonly mistakes: readonly ContentError[];
  /** Its file, relative to the root; empty where it is of none. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;

  constructor(
    message: string,
    place: readonly [file: string, line: number] = ['', 0],
    mistakes?: readonly ContentError[],
  ) {
    super(message);
    [this.file, this.line] = place;
    this.mistakes = mistakes ?? [this];
  }

  /** What was found and what was expected, without the place. */
  get sentence(): string {
    return this.message.slice(this.message.indexOf(': ') + 2);
  }

  /** A mistake in a content file: its place, what was found, and what was expected. */
  static at(file: string, place: Place, found: string, expected: string): ContentError {
    const [line = 0] = [place].flat();
    return new ContentError(`${file}:${[place].flat().join(':')}: ${found}. Expected: ${expected}.`, [file, line]);
  }

  /** A mistake in a field, by its path. */
  static in(
    { file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
    path: readonly PropertyKey[],
    found: string,
    expected: string,
  ): ContentError {
    return ContentError.at(file, lineOf(path), found, expected);
  }

  /** Several mistakes as one error: the files in their order, each from its first line on, with a count. */
  static all(errors: readonly [ContentError, ...ContentError[]]): ContentError {
    const each = new Map(errors.flatMap(({ mistakes }) => mistakes.map((mistake) => [mistake.message, mistake])));
    const files = [...new Set([...each.values()].map(({ file }) => file))];
    const mistakes = [...each.values()].sort(
      (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line,
    );
    if (mistakes.length === 1) return mistakes[0] ?? errors[0];
    const sentences = mistakes.map(({ message }) => message).join('\n');
    return new ContentError(`There are ${mistakes.length} mistakes in the content:\n${sentences}`, undefined, mistakes);
  }
}

/** Collects the mistakes of several pieces of work, so that an author is told all of them at once. */
export class Mistakes {
  readonly #found: ContentError[] = [];

  add(mistake: ContentError): void {
    this.#found.push(mistake);
  }

  /** The result of some work; undefined where it has a mistake. */
  attempt<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      return this.#keep(error);
    }
  }

  /** As {@link attempt}, of work that takes time. */
  async attemptLater<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return work().catch((error: unknown) => this.#keep(error));
  }

  /** Each that was found so far by itself. */
  get each(): readonly ContentError[] {
    return this.#found.flatMap(({ mistakes }) => mistakes);
  }

  /** @throws ContentError with all mistakes, if there are any. */
  throwAny(): void {
    const [first, ...others] = this.#found;
    if (first) throw ContentError.all([first, ...others]);
  }

  #keep(error: unknown): undefined {
    if (!(error instanceof ContentError)) throw error;
    this.#found.push(error);
  }
}
