import { createHash } from 'node:crypto';

/** Subresource integrity value of a file's bytes. */
export function integrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
