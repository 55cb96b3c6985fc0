/** The errors in what the compiler of types wrote, each with the lines that explain it. */
export function typeErrors(output: string): readonly string[] {
  const errors: string[] = [];
  for (const line of output.split('\n')) {
    if (/^\S.*: error TS\d+: /.test(line)) errors.push(line);
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
  }
  return errors;
}

/** The area in whose folder an error is; undefined for the shell and what all share. */
export function areaOfError(error: string): string | undefined {
  return /^remote-([^/\\]+)[/\\]/.exec(error)?.[1];
}
