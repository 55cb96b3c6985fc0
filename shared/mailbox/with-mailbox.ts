import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { readSubmissions, receiveSubmission, sendPath } from './mailbox';
import { submissionsPage } from './submissions-page';

/** The folder of the stored messages: `MAILBOX`, or `.mailbox` in the repository. */
export function mailboxFolder(root: string): string {
  return process.env['MAILBOX'] ?? join(root, '.mailbox');
}

/**
 * Wraps a request handler with the mailbox. `list` shows the messages at /mailbox, for development only; the folder
 * holds at most `limit` messages.
 */
export function withMailbox(
  folder: string,
  next: RequestListener,
  { list = false, limit = 20_000 } = {},
): RequestListener {
  return (request, response) => {
    const path = request.url?.split('?')[0];
    // The site may stand below a path.
    if (path?.endsWith(sendPath) && request.method === 'POST') {
      receiveSubmission(request, response, folder, limit).catch((error: unknown) => {
        console.error('A message could not be answered:', error);
        response.destroy();
      });
    } else if (list && path === '/mailbox') {
      void readSubmissions(folder)
        .then((submissions) =>
          response
            .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
            .end(submissionsPage(submissions)),
        )
        .catch((error: unknown) => {
          console.error('The messages could not be read:', error);
          response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The messages could not be read');
        });
    } else {
      next(request, response);
    }
  };
}
