import type { IncomingMessage, ServerResponse } from 'node:http';
import { root } from '@portfolio/workspace/root';
import { mailboxFolder, withMailbox } from '@portfolio/mailbox/with-mailbox';

/** Handles a request for a path, or returns false to pass it to the next handler. */
export type Handler = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Converts a handler to middleware. Messages of the contact form go to the mailbox; other requests must be GET or HEAD.
 */
export function asMiddleware(handler: Handler): Middleware {
  return (request, response, next) => {
    const serve = () => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      void handler(decode(pathname), request, response).then((handled) => handled || next(), next);
    };
    withMailbox(mailboxFolder(root), serve, { list: true })(request, response);
  };
}

export function sendJson(response: ServerResponse, text: string | undefined): true {
  response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(text ?? 'null');
  return true;
}

/** A page with status 500 shows an error and reloads itself until that is fixed. */
export function sendPage(response: ServerResponse, status: number, html: string): true {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...(status === 500 && { Refresh: '2' }) });
  response.end(html);
  return true;
}

export function redirect(response: ServerResponse, address: string): true {
  response.writeHead(302, { Location: address }).end();
  return true;
}

/** The decoded path, or the path as it is if its escapes are invalid. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
