import { withBase } from '@portfolio/contract/base-path';

/** Sends a report to VITALS_URL; without one it is logged in development. */
export function sendReport(report: Readonly<Record<string, unknown>>): void {
  if (!VITALS_URL && !DEVELOPMENT) return;
  const body = JSON.stringify({ ...report, shellRelease: shellRelease() });
  if (!VITALS_URL) console.info('vitals', body);
  else if (!navigator.sendBeacon(withBase(VITALS_URL), body))
    void fetch(withBase(VITALS_URL), { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** The release of the shell that runs in this page, by the address of its script. */
function shellRelease(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script#entry')?.src.match(/\/_shell\/([^/]+)\//)?.[1];
}
