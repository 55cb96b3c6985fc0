const codes = ['ENOSPC', 'EDQUOT'];

/** Whether a system error says that the disk is full or its quota used up. */
export function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
