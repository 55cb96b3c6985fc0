import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HealthLines } from './lines/health-lines';
import { lineOf } from './report-line';
import { healthAddress, healthLimits } from './report-rules';

/** @param base the path below which the site stands. */
export function isReport({ method, url = '' }: IncomingMessage, base = ''): boolean {
  return method === 'POST' && url.split('?')[0] === base + healthAddress;
}

type Answer = { status: number; sentence?: string };

/**
 * Takes reports of visits: `POST /_health` with what `shared/reports` sends. A report that is refused is answered with a
 * sentence; browsers look at neither.
 * @returns answers a request for that address.
 */
export function healthDoor(
  lines: HealthLines,
  { perMinute = healthLimits.perMinute, clock = () => new Date() } = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  let minute = { number: 0, reports: 0 };
  const isTooMany = (now: Date) => {
    const number = Math.floor(now.getTime() / 60_000);
    if (number !== minute.number) minute = { number, reports: 0 };
    return ++minute.reports > perMinute;
  };
  const take = async (request: IncomingMessage): Promise<Answer> => {
    const now = clock();
    if (isTooMany(now)) return { status: 429, sentence: `More than ${perMinute} reports in this minute.` };
    const body = await bodyOf(request);
    if (body === undefined) return { status: 413, sentence: `A report has at most ${healthLimits.report} bytes.` };
    const line = lineOf(body, now);
    if (line === undefined) return { status: 400, sentence: 'This is no report: JSON with a "name" is expected.' };
    if (line && !(await lines.add(line, now))) return { status: 429, sentence: 'There is no room for more reports.' };
    return { status: 204 };
  };
  return (request, response) => {
    take(request)
      .catch(() => ({ status: 503, sentence: 'Reports cannot be kept at the moment.' }))
      .then((answer) => send(response, answer))
      // The client has gone.
      .catch(() => undefined);
  };
}

function send(response: ServerResponse, { status, sentence }: Answer): void {
  response.setHeader('Cache-Control', 'no-store');
  // What was not read of a body is not read for the next request.
  if (status === 413 || status === 429) response.setHeader('Connection', 'close');
  if (sentence) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(sentence);
}

/** @returns undefined where it is too long. @throws Error when the client disconnects. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The answer still goes out when a body is too long.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > healthLimits.report) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
