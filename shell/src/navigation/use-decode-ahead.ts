import { useEffect } from 'react';

/**
 * Decodes the first picture of a page that is rendered ahead: the frame that shows the page would wait for it. The
 * page can't do it itself, as hidden it has no effects, and its picture may be there before anything listens.
 */
export function useDecodeAhead(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return undefined;
    const observer = new MutationObserver(() => {
      const page = main.querySelector<HTMLElement>(':scope > [style*=none]');
      const picture = page?.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      picture?.decode().catch(() => undefined);
    });
    observer.observe(main, { childList: true });
    return () => observer.disconnect();
  }, []);
}
