/**
 * Lets the parts of a page that stand below the window wait, and shows each once when it comes in.
 * Returns what ends it; parts that still wait are shown then.
 */
export function observeReveals(root: HTMLElement): () => void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: '0px 0px -60px' },
  );
  function show(part: HTMLElement): void {
    part.dataset['reveal'] = 'seen';
    observer.unobserve(part);
  }
  for (const part of parts) {
    part.dataset['reveal'] = 'waiting';
    observer.observe(part);
  }
  return () => {
    observer.disconnect();
    for (const part of parts) part.dataset['reveal'] = 'seen';
  };
}
