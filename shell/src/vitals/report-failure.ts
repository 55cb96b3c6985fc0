import type { AreaName } from '@portfolio/contract/areas';
import { pinnedRelease } from '../loading/releases';
import { sendReport } from './send-report';

/** Logs and reports a failure with its area. @param what follows the area's name, such as "did not start". */
export function reportFailure(area: AreaName | undefined, what: string, error: unknown): void {
  const release = area && pinnedRelease(area)?.release;
  const who = area ? `The area ${area} (${release ? `release ${release}` : 'no release known'})` : 'The shell';
  console.error(`${who} ${what}:`, error);
  if (VITALS_URL || DEVELOPMENT)
    sendReport({ name: 'load-failure', what, error: String(error), ...(area && { area, areaRelease: release }) });
}
