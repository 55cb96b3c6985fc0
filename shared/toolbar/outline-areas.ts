import type { AreaRelease } from '@portfolio/contract/release';
import type { HostRouter } from './host';
import { shortName } from './short-name';

/** What the router's loader returns, where the page is an area's. */
type Shown = { path: string; area?: { release: AreaRelease } };

export function outlineAreas(router: HostRouter, root: Element): void {
  const outline = () => {
    const { matches, loaderData } = router.state;
    const shown = loaderData[matches.at(-1)?.route.id ?? ''] as Shown | undefined;
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
