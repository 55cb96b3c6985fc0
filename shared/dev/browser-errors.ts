import type { IncomingMessage, ServerResponse } from 'node:http';
import { shownLine } from '@portfolio/publish/releases/log/entry/plain-line';
import { isLocalOrigin } from './local-origin';

/** Where pages in development send their errors. */
const address = '/_errors';
/** Characters of an error, and lines that are shown of it: the rest is React's. */
const limits = { text: 20_000, lines: 6 };

type Next = () => void;

/** Shows errors of pages in the terminal. @param notify writes there. */
export function browserErrors(owner: string, notify: (text: string) => void) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (request.method !== 'POST' || request.url !== address) return next();
    if (!isLocalOrigin(request.headers.origin ?? '')) return void response.writeHead(403).end();
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body = (body + chunk).slice(0, limits.text)));
    request.on('end', () => {
      const text = errorText(body);
      if (text) notify(`${owner}, in the browser, ${text}`);
      response.writeHead(text ? 204 : 400).end();
    });
  };
}

/** Nothing in it does anything to a terminal. */
function errorText(body: string): string | undefined {
  try {
    const { path, text } = JSON.parse(body) as { path: unknown; text: unknown };
    const lines = String(text).split('\n').slice(0, limits.lines).map(shownLine);
    return `${shownLine(String(path))}: ${lines.join('\n  ')}`;
  } catch {
    return undefined;
  }
}
