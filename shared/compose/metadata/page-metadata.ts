import type { Entry, SharePicture } from '@portfolio/contract/page';
import type { PageState } from '@portfolio/site/page-state';

/** Metadata of a page for search engines, previews and browsers. */
export type PageMetadata = {
  /** The page as a list shows it, where it is a page of an area. */
  entry?: Entry;
  /** URL of a JPEG picture of 1200 × 630. */
  share: SharePicture;
  /** URL of the shell's content, where icons and manifest lie. */
  files: string;
};

export type HeadOf = {
  path: string;
  title: string;
  summary: string;
  state: Pick<PageState, 'site' | 'texts' | 'frame' | 'view'>;
};

/** The page's title without the site's name. */
export function nameOf({ title, state: { view } }: HeadOf): string {
  if (view.kind === 'home') return title;
  return view.kind === 'area' ? view.page.title : view.document.title;
}
