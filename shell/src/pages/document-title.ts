import type { View } from '@portfolio/site/page-state';

export function pageTitle(view: View): string {
  return view.kind === 'area' ? view.page.title : view.document.title;
}

export function documentTitle(view: View, site: string): string {
  return view.kind === 'home' ? `${site} · ${pageTitle(view)}` : `${pageTitle(view)} · ${site}`;
}
