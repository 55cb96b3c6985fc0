import type { AreaName } from '@portfolio/contract/areas';
import { pageAt, logShownPage } from './page-log';
import { sendReport } from './send-report';

declare const VITALS_URL: string;
declare const DEVELOPMENT: boolean;

type Measurement = { name: string; value: number; id: string; entries: readonly { startTime: number }[] };

/** Booked on the page that was shown at that time. @param path of the first page, whose paint may be reported before it is hydrated. */
export async function reportVitals(path: string, area: AreaName | undefined): Promise<void> {
  // Decided at build time: otherwise the library is not part of the release.
  if (VITALS_URL || DEVELOPMENT) {
    logShownPage(path, area);
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
