import type { Token } from 'markdown-it';
import { ContentError } from '../../source/content-error';
import { uniqueNames } from '../../source/unique-names';
import { plainText } from './syntax/inline';

/** Ids that the layout and the contact form use. */
const taken = ['root', 'state', 'main', 'contact-form', 'from_name', 'from_email', 'message'];

/** Gives every heading of a page a unique id made of its text. */
export function createIds(): (heading: string) => string {
  const unique = uniqueNames(taken);
  return (heading) => unique(slug(heading) || 'section');
}

/** @returns the level of the heading. @throws ContentError where it does not continue the page's outline. */
export function checkHeading(
  file: string,
  heading: Token,
  inline: Token | undefined,
  line: number,
  levelBefore: number,
): number {
  const level = Number(heading.tag.slice(1));
  const fault = (found: string, expected: string) => ContentError.at(file, line, found, expected);
  const text = plainText(inline);
  if (heading.level > 0)
    throw fault(`The heading "${text}" stands inside a list or a quotation`, 'a heading that begins at the left edge');
  if (!text) throw fault('A heading has no text', 'text after the #');
  if (level === 1)
    throw fault(
      `The text has a heading of the first level, "${text}"`,
      'headings from ## on, because the title of the page is its h1',
    );
  if (level > levelBefore + 1)
    throw fault(
      `The heading "${text}" of level ${level} follows level ${levelBefore}`,
      `${'#'.repeat(levelBefore + 1)} ${text}`,
    );
  if (inline?.children?.some(({ type }) => type === 'link_open'))
    throw fault(`The heading "${text}" contains a link`, 'plain text, and the link in the text below');
  if (inline?.children?.some(({ type }) => type === 'footnote_ref' || type === 'formula'))
    throw fault(`The heading "${text}" contains a note or a formula`, 'plain text, and the rest in the text below');
  return level;
}

function slug(heading: string): string {
  return heading
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
