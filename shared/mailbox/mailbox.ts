import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readSubmission, type Fields } from './read-submission';

export const sendPath = '/api/v1.0/email/send-form';

export type StoredSubmission = { received: string; fields: Fields };

/**
 * Responds to the mail provider's path as the provider does, and stores every submission as a file, so that the contact
 * form works on a machine without keys.
 */
export async function receiveSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<void> {
  const { status, text, fields } = await readSubmission(request);
  if (fields) await store(folder, fields);
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: status === 200 ? 'keep-alive' : 'close',
    })
    .end(text);
}

/** Writes to a temporary name and renames the file, so that a reader never sees half a submission. */
async function store(folder: string, fields: Fields): Promise<void> {
  const received = new Date().toISOString();
  const name = `${received.replace(/[:.]/g, '-')}-${randomUUID()}`;
  const submission: StoredSubmission = { received, fields };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.part`), JSON.stringify(submission, null, 2));
  await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
  console.log(`Message received: ${join(folder, `${name}.json`)}`);
}

/** All submissions, newest first. */
export async function readSubmissions(folder: string): Promise<StoredSubmission[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredSubmission),
  );
}
