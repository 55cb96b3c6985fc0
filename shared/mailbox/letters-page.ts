import { escapeHtml } from '../publish/html-document';
import type { StoredLetter } from './mailbox';

/** The list of letters as a plain page, for development. Whatever a letter holds is shown as text. */
export function lettersPage(letters: readonly StoredLetter[]): string {
  const rows = letters.map(({ received, fields }) => {
    const list = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`,
    );
    return `<article><h2>${escapeHtml(received)}</h2><dl>${list.join('')}</dl></article>`;
  });
  const title = letters.length === 0 ? 'No letters yet' : `${letters.length} letters`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>${title}</h1>${rows.join('')}</html>`;
}
