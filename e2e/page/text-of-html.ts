/** The text of a piece of HTML as a reader sees it, in one line. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
  return text.replace(/\s+/g, ' ').trim();
}
