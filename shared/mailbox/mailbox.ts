import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerPage } from './answer-page';
import { readSubmission, type Fields, type Result } from './read-submission';

export const sendPath = '/api/v1.0/email/send-form';

/** How many messages each folder holds, so that it is not listed for every message. */
const counts = new Map<string, number>();

type Outcome = Pick<Result, 'status' | 'text'>;

/** In milliseconds. Who sees no answer presses Send again; who sees one may reload it, which sends it again. */
const sameWithin = 60_000;

/** What became of the messages that browsers themselves sent of late, by what they say. */
const lately = new Map<string, Promise<Outcome>>();

export type StoredSubmission = { received: string; fields: Fields };

/**
 * Responds to the mail provider's path as the provider does, and stores every submission as a file, so that the contact
 * form works on a machine without keys.
 *
 * @param limit messages that the folder holds at most: whoever reaches the port cannot fill the disk.
 */
export async function receiveSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  limit: number,
): Promise<void> {
  const isPlain = isSentByBrowser(request);
  const result = refuseEmpty(await readSubmission(request), isPlain);
  const { status, text } = await storeOnce(result, folder, limit, isPlain);
  const page = pageOf(request);
  response
    .writeHead(status, {
      'Content-Type': `text/${isPlain ? 'html' : 'plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      Connection: status === 200 ? 'keep-alive' : 'close',
    })
    .end(isPlain ? answerPage({ ...result, status, text, ...(!page && { answer: {} }) }, page ?? '/') : text);
}

/** A form without scripts asks for a document; the mail library takes anything. */
function isSentByBrowser({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The script of the form does not send an empty message. */
function refuseEmpty(result: Result, isPlain: boolean): Result {
  const isEmpty = isPlain && result.status === 200 && !result.fields?.['message']?.trim();
  return isEmpty ? { ...result, status: 400, text: 'it is empty' } : result;
}

/** Without scripts nothing keeps a browser from sending a form twice; the second time may be that of scripts that came late. */
function storeOnce(result: Result, folder: string, limit: number, isPlain: boolean): Promise<Outcome> {
  if (result.status !== 200) return Promise.resolve(result);
  const written = JSON.stringify([folder, result.fields]);
  const key = createHash('sha256').update(written).digest('hex');
  const before = lately.get(key);
  if (before) return before;
  const now = tryToStore(result, folder, limit).then(({ status, text }) => ({ status, text }));
  if (!isPlain) return now;
  lately.set(key, now);
  setTimeout(() => lately.delete(key), sameWithin).unref();
  void now.then(({ status }) => status === 200 || lately.delete(key));
  return now;
}

async function tryToStore(result: Result, folder: string, limit: number): Promise<Result> {
  try {
    if (result.status !== 200 || !result.fields) return result;
    if (await isFull(folder, limit))
      return { ...result, status: 507, text: `The mailbox holds ${limit} messages: delete some of ${folder}` };
    await store(folder, result.fields);
    return result;
  } catch (error) {
    console.error('A message could not be stored:', error);
    return { ...result, status: 500, text: 'The message could not be stored' };
  }
}

/** Counts a message that is about to be stored. A folder that seems full is counted again: its owner may have deleted some. */
async function isFull(folder: string, limit: number): Promise<boolean> {
  const known = counts.get(folder) ?? limit;
  const count = known < limit ? known : (await readdir(folder).catch(() => [])).length;
  counts.set(folder, count + 1);
  return count >= limit;
}

/** The path of the page with the form; undefined where it is of another site. */
function pageOf({ headers }: IncomingMessage): string | undefined {
  const { referer = '', host } = headers;
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from && from.host === host ? from.pathname : undefined;
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
  const read = names.map(async (name) => {
    try {
      return [JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredSubmission];
    } catch (error) {
      console.error(`${join(folder, name)} is left out: it is no message that the mailbox stored (${String(error)}).`);
      return [];
    }
  });
  return (await Promise.all(read)).flat();
}
