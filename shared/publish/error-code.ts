/** The code that Node gives an error of the system, such as "ENOENT"; "" where there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
