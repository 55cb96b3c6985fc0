import { withBase } from '@portfolio/contract/base-path';
import { loadTimeout, recordFailure, retryUrl } from './retry-url';

/**
 * Fetches JSON of a release. After a failure the address gets a query; see retry-url.ts.
 * @param validate whether the value has the expected shape.
 * @param signal is aborted when nobody wants the value any more: that is no failure of the address.
 * @throws Error that names the address when the response is late, an error, or of another shape.
 */
export async function fetchJson<Value>(
  url: string,
  validate: (value: Value) => boolean,
  cache: RequestCache = 'default',
  signal?: AbortSignal,
): Promise<Value> {
  const address = withBase(url);
  const timeout = AbortSignal.timeout(loadTimeout);
  try {
    const response = await fetch(retryUrl(address), {
      cache,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value = (await response.json()) as Value | null;
    if (!value || !validate(value)) throw new Error('unexpected content');
    return value;
  } catch (cause) {
    if (!signal?.aborted) recordFailure(address);
    throw new Error(`${url} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
