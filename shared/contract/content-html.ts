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

/**
 * The HTML of a content file, for `dangerouslySetInnerHTML`: the only HTML that is inserted into a page.
 * @throws Error for anything but text, its markup and links.
 */
export function contentHtml(html: string): string {
  return policy.createHTML(html);
}
