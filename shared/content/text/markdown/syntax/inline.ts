import type { Token } from 'markdown-it';
import { ContentError } from '../../../source/content-error';
import { checkFormula } from './formulas';
import { checkComment } from './html-comments';
import { checkNote } from './notes';

const pictureAsText = /!\[[^\]]*\]\([^)]*\.(?:avif|jpe?g|png|svg|webp)\b/i;
const asText: Readonly<Record<string, string>> = { softbreak: ' ', hardbreak: ' ' };

/** The plain text of a line of Markdown. */
export function plainText(inline: Token | undefined): string {
  const parts = (inline?.children ?? []).map(({ type, content, children }) =>
    type === 'image' ? (children ?? []).map((each) => each.content).join('') : (asText[type] ?? content),
  );
  return parts.join('').trim();
}

/** The image of a paragraph that contains nothing else. */
export function loneImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children ?? [];
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined;
}

/** A link of a text, with the line on which it begins and its tokens. */
export type Link = { href: string; line: number; open: Token; close: Token | undefined };

/** Pictures inside sentences stop the build. @returns the addresses that the line links to, each with its own line. */
export function readLinks(file: string, inline: Token, firstLine: number): Link[] {
  const links: Link[] = [];
  let line = firstLine;
  const children = inline.children ?? [];
  for (const [index, child] of children.entries()) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
    checkComment(file, child, line);
    checkFormula(file, child, line);
    checkNote(file, child, line);
    if (child.type === 'image') {
      throw ContentError.at(
        file,
        line,
        `The picture "${decoded(attribute(child, 'src'))}" stands inside a sentence`,
        'a paragraph of its own with nothing beside it, so that it becomes a figure with a caption',
      );
    }
    if (child.type === 'text' && pictureAsText.test(child.content)) {
      throw ContentError.at(
        file,
        line,
        `The picture is not understood: ${child.content.trim()}`,
        '![what is seen](file.svg "Caption"), and a name with blanks as <my file.svg>',
      );
    }
    if (child.type === 'link_open') {
      const close = children.slice(index).find(({ type }) => type === 'link_close');
      links.push({ href: attribute(child, 'href'), line, open: child, close });
    }
  }
  return links;
}

/** An address as written: the parser percent-encodes non-ASCII characters. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

export function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
