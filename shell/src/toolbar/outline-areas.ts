import type { PageRouter } from '../router/create-page-router';
import type { LoadedPage } from '../loading/load-page';
import { shortName } from './short-name';

export function outlineAreas(router: PageRouter, root: Element): void {
  const outline = () => {
    const shown = router.state.loaderData['page'] as LoadedPage | undefined;
    if (!shown?.area) return;
    const { name, release, origin, bytes } = shown.area.release;
    const text = `${name} · ${origin ?? `${shortName(release)} · ${kilobytes(bytes)}`}`;
    for (const page of root.querySelectorAll<HTMLElement>('[data-path]'))
      if (page.dataset['path'] === shown.path && page.dataset['boundary'] !== text) page.dataset['boundary'] = text;
  };
  router.subscribe(outline);
  // The page is there a moment after its address.
  new MutationObserver(outline).observe(root, { childList: true, subtree: true });
  outline();
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
