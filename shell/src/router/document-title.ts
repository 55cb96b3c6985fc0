import type { View } from '@portfolio/site/page-state';

/** The title of a page as the browser shows it: the page first, then whose site it is. */
export function documentTitle(view: View, site: string): string {
  if (view.kind === 'area') return `${view.page.title} · ${site}`;
  return view.kind === 'home' ? `${site} · ${view.document.title}` : `${view.document.title} · ${site}`;
}
