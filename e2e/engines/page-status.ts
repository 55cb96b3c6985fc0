import assert from 'node:assert/strict';
import type { Status } from './page-probe';
import { until, type Tab } from '@portfolio/testing/engines/tab';

export const status = (tab: Tab) => tab.evaluate<Status>('window.pageProbe.status()');

export async function waitFor(tab: Tab, what: string, is: (now: Status) => boolean): Promise<Status> {
  const ask = async () => {
    const now = await status(tab);
    return is(now) && now;
  };
  return until(what, ask, { explain: () => status(tab) });
}

/** Expected messages: machines without graphics have no WebGL. */
const notMeant = (text: string) =>
  !/^(Layout was forced|Source map)|WebGL|ViewTransition due to document being hidden/.test(text);

/** No errors in the console and no policy violations. */
export function assertQuiet({ logged, refused, path }: Status): void {
  assert.deepEqual(logged.filter(notMeant), [], `${path} complains`);
  assert.deepEqual(refused, [], `the policy refuses something on ${path}`);
}
