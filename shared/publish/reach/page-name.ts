import type { HeadOf } from './page-head';

/** The page's title without the site's name. */
export function nameOf({ title, state: { view } }: HeadOf): string {
  if (view.kind === 'home') return title;
  return view.kind === 'area' ? view.page.title : view.document.title;
}
