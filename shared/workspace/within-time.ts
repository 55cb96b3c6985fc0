/** The head of an answer; its body is left. @param limit in milliseconds. @throws what `fetch` throws, or as `withinTime` does. */
export function answerWithin(limit: number, address: string | URL, init: RequestInit): Promise<Response> {
  return withinTime(limit, async (signal) => {
    const response = await fetch(address, { ...init, signal });
    await response.body?.cancel();
    return response;
  });
}

/**
 * Work that ends in time or fails. A timer holds the signal: that of `AbortSignal.timeout` is held by nothing, and where a
 * library copies the request that has it, Node's garbage collector takes the signal before its time (nodejs/undici#4068).
 * @param limit in milliseconds.
 * @param work may go on after its time where it does not heed the signal; nobody waits for it.
 * @throws DOMException `TimeoutError` after the limit; what the work throws, before it.
 */
export async function withinTime<T>(limit: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`No end within ${limit} ms`, 'TimeoutError');
      reject(error);
      controller.abort(error);
    }, limit);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
