import { countFailure, loadTimeout, nextTry } from './attempts';

/**
 * Fetches JSON of a release. After a failure the address gets a query; see attempts.ts.
 * @param is whether the value has the expected shape.
 * @param left is aborted when nobody wants the value any more: that is no failure of the address.
 * @throws Error that names the address when the response is late, an error, or of another shape.
 */
export async function fetchJson<Value>(
  url: string,
  is: (value: Value) => boolean,
  cache: RequestCache = 'default',
  left?: AbortSignal,
): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no response within ${loadTimeout} ms`)), loadTimeout);
  try {
    const response = await fetch(nextTry(url), {
      cache,
      signal: left ? AbortSignal.any([late.signal, left]) : late.signal,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value = (await response.json()) as Value | null;
    if (!value || !is(value)) throw new Error('unexpected content');
    return value;
  } catch (cause) {
    if (!left?.aborted) countFailure(url);
    throw new Error(`${url} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
