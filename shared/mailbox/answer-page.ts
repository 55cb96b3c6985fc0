import { escapeHtml } from '@portfolio/site/escape-html';
import type { Result } from './read-submission';

/** In characters. */
const longestSentence = 300;

/** It stands alone: without the site's style sheet and typeface. */
const style = [
  'body{max-width:34rem;margin:4rem auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif}',
  'h1{font-size:1.75rem;font-weight:600;line-height:1.2}',
  'a{color:inherit}pre{font:inherit;white-space:pre-wrap}',
].join('');

/**
 * The answer to a form that the browser itself sent, in the words that the form brings along as `answer`, or else in
 * English. What was written stands in it after a failure: with "Back" some browsers bring an empty form.
 * @param back the address of the page with the form.
 */
export function answerPage({ status, text, fields = {}, answer = {} }: Result, back: string): string {
  const say = (name: string, english: string) => escapeHtml((answer[name] || english).slice(0, longestSentence));
  const message = fields['message'] ?? '';
  const isSent = status === 200;
  const sentence = isSent
    ? say(fields['from_email'] ? 'sent' : 'sentNoAnswer', 'Success. Your message has been sent.')
    : say('failed', `Send fail. The message could not be sent: ${text}.`);
  const why = message.trim() ? `<p lang="en">${escapeHtml(text)}</p>` : `<p>${say('empty', '')}</p>`;
  const reason = isSent || !answer['failed'] ? '' : why;
  const written = isSent ? '' : `<pre>${escapeHtml(message)}</pre>`;
  return [
    `<!doctype html><html lang="${say('language', 'en')}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${sentence}</title><style>${style}</style></head><body><main dir="auto"><h1>${sentence}</h1>${reason}${written}`,
    `<p><a href="${escapeHtml(back)}">${say('back', 'Back to the page')}</a></p></main></body></html>\n`,
  ].join('');
}
