import { createHash } from 'node:crypto';

/** By what a published file and its form in the cache are told from others: 12 hexadecimal digits of all that it is made from. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}
