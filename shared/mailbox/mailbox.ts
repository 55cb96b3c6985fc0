import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readLetter, type Fields } from './read-letter';

export const sendPath = '/api/v1.0/email/send-form';

export type StoredLetter = { received: string; fields: Fields };

/**
 * Answers the mail provider's address as the provider does, and keeps every letter as a file of its
 * own, so that the contact form works on a machine without keys. Listens to nobody but this server.
 */
export async function receiveLetter(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  const { status, text, fields } = await readLetter(request);
  if (fields) await store(folder, fields);
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: status === 200 ? 'keep-alive' : 'close',
    })
    .end(text);
}

/** Written beside and renamed: a letter is there whole or not at all. */
async function store(folder: string, fields: Fields): Promise<void> {
  const received = new Date().toISOString();
  const name = `${received.replace(/[:.]/g, '-')}-${randomUUID()}`;
  const letter: StoredLetter = { received, fields };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.part`), JSON.stringify(letter, null, 2));
  await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
  console.log(`A letter arrived: ${join(folder, `${name}.json`)}`);
}

/** All letters, newest first. */
export async function readLetters(folder: string): Promise<StoredLetter[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredLetter));
}
