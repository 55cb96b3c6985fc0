import { createTrustedPolicy } from './trusted-types';

/** The elements of Markdown; nothing that runs, loads or styles. Attributes as markdown-it writes them. */
const tag =
  /<\/?(?:a|blockquote|br|code|em|h[1-6]|hr|li|ol|p|pre|s|strong|table|tbody|td|th|thead|tr|ul)(?: (?:align="(?:left|center|right)"|start="\d+"|title="[^"<>]*"|href="(?:https?:|mailto:|tel:|[/#])[^"<>]*"))*>/gi;

const policy = createTrustedPolicy('content', {
  createHTML(html: string): string {
    const rest = html.replace(tag, '');
    if (rest.includes('<')) throw new Error(`This is no text of a page: ${rest.slice(rest.indexOf('<'), 80)}`);
    return html;
  },
});

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
