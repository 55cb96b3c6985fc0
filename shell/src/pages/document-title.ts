import type { View } from '@portfolio/site/page-state';

export function documentTitle(view: View, site: string): string {
  if (view.kind === 'area') return `${view.page.title} · ${site}`;
  return view.kind === 'home' ? `${site} · ${view.document.title}` : `${view.document.title} · ${site}`;
}
