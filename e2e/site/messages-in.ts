import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of the messages that are stored in a mailbox, in no order. Its folder is made with the first one. */
export function messagesIn(mailbox: string): Record<string, string>[] {
  if (!existsSync(mailbox)) return [];
  const files = readdirSync(mailbox).filter((name) => name.endsWith('.json'));
  return files.map(
    (name) => (JSON.parse(readFileSync(join(mailbox, name), 'utf8')) as { fields: Record<string, string> }).fields,
  );
}
