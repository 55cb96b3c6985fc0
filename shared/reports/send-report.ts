import { basePath } from '@portfolio/contract/base-path';

declare const VITALS_URL: string;
declare const DEVELOPMENT: boolean;

/** To VITALS_URL; without one it is logged in development. */
export function sendReport(report: Readonly<Record<string, unknown>>): void {
  if (!VITALS_URL && !DEVELOPMENT) return;
  const body = JSON.stringify({ ...report, shellRelease: shellRelease() });
  const address = VITALS_URL?.replace(/^\/(?!\/)/, `${basePath}/`);
  if (!address) console.info('vitals', body);
  else if (!navigator.sendBeacon(address, body))
    void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function shellRelease(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script#entry')?.src.match(/\/_shell\/([^/]+)\//)?.[1];
}
