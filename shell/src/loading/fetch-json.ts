import { countFailure, loadTimeout, nextTry } from './attempts';

/**
 * @param is whether the value has the expected shape.
 * @throws Error that names the address when the response is late, an error, or of another shape.
 */
export async function fetchJson<Value>(
  url: string,
  is: (value: Value) => boolean,
  cache: RequestCache = 'default',
): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no response within ${loadTimeout} ms`)), loadTimeout);
  try {
    const response = await fetch(nextTry(url), { cache, signal: late.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value = (await response.json()) as Value | null;
    if (!value || !is(value)) throw new Error('unexpected content');
    return value;
  } catch (cause) {
    countFailure(url);
    throw new Error(`${url} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
