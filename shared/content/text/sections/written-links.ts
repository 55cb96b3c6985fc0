import type { PageFile } from '@portfolio/contract/page';
import { ContentError } from '../../source/content-error';
import { decoded, type Link } from '../markdown/syntax/inline';
import { anchorFault, linkFault, type LinkContext } from '../links/links';
import { describeFile, fileLink } from '../../media/page-files';
import type { Signs } from './fenced-block';

/** Without `anchors` links to headings are not checked. */
export type MarkdownContext = Pick<LinkContext, 'routes'> &
  Partial<Omit<LinkContext, 'routes'>> & {
    /** The page's own path. */
    path: string;
    signs?: Signs;
    /** The file that a link offers for download, undefined where it leads to a page. Without it no file is offered. */
    file?: (link: string, line: number) => PageFile | undefined;
  };

/** Turns a link to a file of the page's folder into one to its published copy, with kind and size beside it. */
export function offer({ href, line, open, close }: Link, { file }: MarkdownContext): boolean {
  const offered = fileLink.test(decoded(href)) ? file?.(decoded(href), line) : undefined;
  if (!offered || !close) return false;
  open.attrSet('href', offered.href);
  close.meta = { beside: describeFile(offered) };
  return true;
}

export function checkLink(file: string, { href, line }: Pick<Link, 'href' | 'line'>, context: MarkdownContext): void {
  const { path, anchors } = context;
  const fault = linkFault(href, context) ?? (anchors && anchorFault(href, path, anchors));
  if (fault) throw ContentError.at(file, line, `The link to "${decoded(href)}" ${fault.found}`, fault.expected);
}
