import type { IncomingMessage } from 'node:http';

/** Headers that are only valid for the original response. */
const ofThisAnswer = new Set(['content-encoding', 'transfer-encoding', 'connection', 'keep-alive', 'etag']);

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const answers = new Map<string, Promise<Answer>>();

/** The response of the site without faults. Cached, as the site does not change meanwhile. */
export function forward(url: string, request?: IncomingMessage): Promise<Answer> {
  if (request?.method === 'POST') return ask(url, request);
  const known = answers.get(url) ?? ask(url);
  answers.set(url, known);
  known.catch(() => answers.delete(url));
  return known;
}

async function ask(url: string, request?: IncomingMessage): Promise<Answer> {
  const sent = request && {
    method: 'POST',
    body: await bodyOf(request),
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  };
  const answer = await fetch(url, { redirect: 'manual', ...sent });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofThisAnswer.has(name)));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
