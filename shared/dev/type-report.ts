/** Reads what the watching compiler of types writes, line by line. */
export class TypeReport {
  #errors: string[] = [];

  /** @returns all errors of the sources where the line ends a check. */
  read(line: string): readonly string[] | undefined {
    if (/ - (?:Starting compilation|File change detected)/.test(line)) this.#errors = [];
    else if (/ - Found \d+ errors?\. Watching/.test(line)) return this.#errors;
    else if (/^\S.*: error TS\d+: /.test(line)) this.#errors.push(line);
    // What follows an error explains it.
    else if (/^\s+\S/.test(line) && this.#errors.length > 0) this.#errors.push(`${this.#errors.pop()}\n${line}`);
    return undefined;
  }
}

/** The area in whose folder an error is; undefined for the shell and what all share. */
export function areaOfError(error: string): string | undefined {
  return /^remote-([^/\\]+)[/\\]/.exec(error)?.[1];
}
