import { isAreaName, type AreaName } from '@portfolio/contract/areas';
import { pinnedRelease } from '@portfolio/site/pinned-releases';
import { pageAt } from './page-log';
import { sendReport } from './send-report';

declare const VITALS_URL: string;
declare const DEVELOPMENT: boolean;

/** A page that fails again and again says so this many times. */
const maximum = 20;

const sent = new Set<string>();

/** @param what follows the area's name, such as "did not start". @param name of the report: an error of code, or a load that failed. */
export function reportFailure(
  area: AreaName | undefined,
  what: string,
  error: unknown,
  name: 'error' | 'load-failure' = 'load-failure',
): void {
  const release = area && pinnedRelease(area)?.release;
  const who = area ? `The area ${area} (release ${release ?? 'not known'})` : 'The shell';
  console.error(`${who} ${what}:`, error);
  showInDevelopment(error);
  send(name, error, { what, ...(area && { area, areaRelease: release }) });
}

export function reportError(error: unknown): void {
  console.error(error);
  showInDevelopment(error);
  send('error', error);
}

function showInDevelopment(error: unknown): void {
  if (DEVELOPMENT) globalThis.reportError(error);
}

/** Errors, rejections, and files of the site that did not load. The browser logs them. */
export function reportUncaught(): void {
  if (!VITALS_URL && !DEVELOPMENT) return;
  addEventListener('unhandledrejection', ({ reason }) => send('unhandled-rejection', reason));
  addEventListener(
    'error',
    (event) => {
      const address = addressOf(event.target);
      if (address === undefined) send('uncaught-error', event.error ?? event.message);
      else if (address.startsWith(location.origin)) send('load-failure', address, { what: 'did not load' });
    },
    true,
  );
}

function addressOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target instanceof HTMLImageElement) return target.currentSrc;
  return (Reflect.get(target, 'src') || Reflect.get(target, 'href') || '') as string;
}

function send(name: string, error: unknown, details: object = {}): void {
  if (!VITALS_URL && !DEVELOPMENT) return;
  const text = String(error);
  const key = `${name} ${text}`;
  if (sent.size >= maximum || sent.has(key)) return;
  sent.add(key);
  const stack = error instanceof Error ? error.stack : undefined;
  sendReport({ name, error: text, stack, ...pageAt(performance.now()), ...details, ...ownerOf(stack ?? text) });
}

export function ownerOf(text: string): { area?: AreaName; areaRelease?: string } {
  const [, folder, area = '', areaRelease = ''] = /\/_(shell|areas\/([^/]+))\/([^/]+)\//.exec(text) ?? [];
  return folder && isAreaName(area) ? { area, areaRelease } : {};
}
