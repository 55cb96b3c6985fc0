import { countFailure, loadTimeout, nextTry } from './attempts';

/**
 * @param is whether the answer has the shape that was asked for.
 * @throws Error that names the address when there is none in time, or another.
 */
export async function fetchJson<Value>(
  url: string,
  is: (value: Value) => boolean,
  cache: RequestCache = 'default',
): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${loadTimeout} ms`)), loadTimeout);
  try {
    const response = await fetch(nextTry(url), { cache, signal: late.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const value = (await response.json()) as Value | null;
    if (!value || !is(value)) throw new Error('something else than was asked for');
    return value;
  } catch (cause) {
    countFailure(url);
    throw new Error(`${url} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
