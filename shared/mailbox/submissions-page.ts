import { escapeHtml } from '@portfolio/site/escape-html';
import type { StoredSubmission } from './mailbox';

/** Lists the received messages on a plain page, for development. Field values are escaped and shown as text. */
export function submissionsPage(submissions: readonly StoredSubmission[]): string {
  const rows = submissions.map(({ received, fields }) => {
    const list = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`,
    );
    return `<article><h2>${escapeHtml(received)}</h2><dl>${list.join('')}</dl></article>`;
  });
  const title = submissions.length === 0 ? 'No messages yet' : `${submissions.length} messages`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>${title}</h1>${rows.join('')}</html>`;
}
