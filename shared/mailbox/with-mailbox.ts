import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { lettersPage } from './letters-page';
import { readLetters, receiveLetter, sendPath } from './mailbox';

/** Where letters lie: `MAILBOX`, or `.mailbox` in the repository. */
export function mailboxFolder(root: string): string {
  return process.env['MAILBOX'] ?? join(root, '.mailbox');
}

/** Puts a mailbox before another handler. `list` shows the letters at /mailbox, for development only. */
export function withMailbox(folder: string, onward: RequestListener, { list = false } = {}): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === sendPath && request.method === 'POST') {
      receiveLetter(request, response, folder).catch((error: unknown) => {
        console.error('A letter could not be stored:', error);
        if (!response.headersSent)
          response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The letter could not be stored');
      });
    } else if (list && path === '/mailbox') {
      void readLetters(folder).then((letters) =>
        response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(lettersPage(letters)),
      );
    } else {
      onward(request, response);
    }
  };
}
