import type { Lock } from '@portfolio/site/page-state';
import { sendReport } from './send-report';

type Measurement = { name: string; value: number; id: string };

/**
 * Measures layout shift, input delay, first and largest paint, and time to first byte. Each report names the page's
 * releases. Reports go to VITALS_URL; without one to the console in development, else nothing is loaded.
 */
export async function reportVitals(lock: Lock): Promise<void> {
  // Decided at build time: otherwise the library is not part of the release.
  if (VITALS_URL || DEVELOPMENT) {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
    const report = (measurement: Measurement) => send(measurement, lock);
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
    measureFirstInput(report);
  }
}

function send({ name, value, id }: Measurement, lock: Lock): void {
  const area = lock.area && { area: lock.area.name, areaRelease: lock.area.release };
  sendReport({ name, value, id, shellRelease: lock.shell, ...area });
}

/** First-input delay: specified, but no longer part of web-vitals. */
function measureFirstInput(report: (measurement: Measurement) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const first = list.getEntries()[0];
    if (!first || !('processingStart' in first) || typeof first.processingStart !== 'number') return;
    observer.disconnect();
    report({ name: 'FID', value: first.processingStart - first.startTime, id: 'first-input' });
  });
  observer.observe({ type: 'first-input', buffered: true });
}
