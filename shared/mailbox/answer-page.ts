import { escapeHtml } from '@portfolio/site/escape-html';
import type { Result } from './read-submission';

/**
 * The answer to a form that the browser itself sent. What was written stands in it after a failure: with "Back" some
 * browsers bring an empty form.
 * @param back the address of the page with the form.
 */
export function answerPage({ status, text, fields }: Result, back: string): string {
  const isSent = status === 200;
  const title = isSent ? 'Success' : 'Send fail';
  const sentence = isSent ? 'Your message has been sent.' : `The message could not be sent: ${text}.`;
  const written = isSent ? '' : `<pre>${escapeHtml(fields?.['message'] ?? '')}</pre>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(sentence)}</p>${written}`,
    `<p><a href="${escapeHtml(back)}">Back to the page</a></p></main></body></html>\n`,
  ].join('');
}
