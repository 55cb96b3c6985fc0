import type { LoadedPage } from '../loading/load-page';
import { pageAt, logShownPage } from './page-log';
import { sendReport } from './send-report';

type Measurement = { name: string; value: number; id: string; entries: readonly { startTime: number }[] };

/** Booked on the page that was shown at that time. @param first its first paint may be reported before it is hydrated. */
export async function reportVitals(first: LoadedPage): Promise<void> {
  // Decided at build time: otherwise the library is not part of the release.
  if (VITALS_URL || DEVELOPMENT) {
    logShownPage(first.path, first.area?.release.name);
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(send);
    measureFirstInput();
  }
}

function send({ name, value, id, entries }: Measurement): void {
  // The entry of a navigation begins with it; a page without shifts or input has none.
  sendReport({ name, value, id, ...pageAt(entries[0]?.startTime ?? 0) });
}

/** Specified, but no longer part of web-vitals. */
function measureFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const first = list.getEntries()[0];
    if (!first || !('processingStart' in first) || typeof first.processingStart !== 'number') return;
    observer.disconnect();
    send({ name: 'FID', value: first.processingStart - first.startTime, id: 'first-input', entries: [first] });
  });
  observer.observe({ type: 'first-input', buffered: true });
}
