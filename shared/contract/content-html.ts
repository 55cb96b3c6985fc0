import { pagesPath, withBase } from './base-path';
import { createTrustedPolicy } from './trusted-types';

/** The elements of Markdown; nothing that runs, loads or styles. Attributes as markdown-it writes them. */
const text = 'a|blockquote|br|code|em|h[1-6]|hr|label|li|ol|p|pre|s|section|strong|sup|table|tbody|td|th|thead|tr|ul';
const attribute =
  'align="(?:left|center|right)"|start="\\d+"|title="[^"<>]*"|href="(?:https?:|mailto:|tel:|[/#])[^"<>]*"|id="note_\\w+"|role="doc-[a-z]+"';
/** Formulas; colours would be of one theme only. */
const formula =
  'math|semantics|m(?:row|i|n|o|s|text|space|sup|sub|subsup|frac|sqrt|root|over|under|underover|table|tr|td|style|padded|phantom|enclose)';
const formulaAttribute = '(?!on|style|href|class|id)(?!math(?:color|background))[a-z]+="[-\\w.%+ ]*"';
const tag = new RegExp(
  `</?(?:${text})(?: (?:${attribute}))*>|</?(?:${formula})(?: ${formulaAttribute})*>|<input type="checkbox" disabled=""(?: checked="")?>`,
  'gi',
);

const policy = createTrustedPolicy('content', {
  createHTML(html: string): string {
    const rest = html.replace(tag, '');
    if (!isContentHtml(html)) throw new Error(`This is no text of a page: ${rest.slice(rest.indexOf('<'), 80)}`);
    // Quotation marks in texts are escaped.
    return pagesPath ? html.replace(/ href="([^"]*)/g, (_, href: string) => ` href="${withBase(href)}`) : html;
  },
});

/** Whether HTML has nothing but text, its markup, links and formulas. */
export function isContentHtml(html: string): boolean {
  return !html.replace(tag, '').includes('<');
}

const trusted = new Map<string, string>();

/**
 * The HTML of a content file, for `dangerouslySetInnerHTML`: the only HTML that is inserted into a page.
 * The same text gives the same object: React compares Trusted Types by identity and would write the HTML again.
 * @throws Error for anything but text, its markup and links.
 */
export function contentHtml(html: string): string {
  const known = trusted.get(html) ?? policy.createHTML(html);
  trusted.set(html, known);
  return known;
}
