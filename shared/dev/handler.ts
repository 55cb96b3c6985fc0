import type { IncomingMessage, ServerResponse } from 'node:http';
import { root } from '../build/root';
import { mailboxFolder, withMailbox } from '../mailbox/with-mailbox';

/** Answers a request for a path, or leaves it to the next handler by returning false. */
export type Handler = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** A handler as the development server takes it. Letters go to the mailbox; else only what reads is answered. */
export function asMiddleware(handler: Handler): Middleware {
  return (request, response, next) => {
    const onward = () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      return handler(decode(pathname), request, response).then((answered) => answered || next(), next);
    };
    withMailbox(mailboxFolder(root), onward, { list: true })(request, response);
  };
}

export function sendJson(response: ServerResponse, text: string | undefined): true {
  response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(text ?? 'null');
  return true;
}

/** A page with status 500 says what is wrong, and loads itself again until that is mended. */
export function sendPage(response: ServerResponse, status: number, html: string): true {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...(status === 500 && { Refresh: '2' }) });
  response.end(html);
  return true;
}

/** A path as it was typed, where its escapes can be read. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
