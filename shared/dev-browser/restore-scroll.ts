// A development server sends an empty page: after a reload the browser has nothing to scroll until the shell has rendered.
const [load] = performance.getEntriesByType('navigation');
if (load instanceof PerformanceNavigationTiming && load.type === 'reload') {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    scrollTo({ top: savedPosition(), behavior: 'instant' });
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

/** As the router's ScrollRestoration saved it. */
function savedPosition(): number {
  const { key = '' } = (history.state ?? {}) as { key?: string };
  const saved = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Record<string, number>;
  return saved[key] ?? 0;
}

export {};
