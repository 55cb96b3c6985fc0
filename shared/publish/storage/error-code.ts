/** The code of a system error such as "ENOENT"; "" for other errors. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
