/** Makes this process one of a bad day: answers are lost, and it is killed at any moment. */
export function disturb(
  { lost, life, blind }: { lost: number; life: number; blind: boolean },
  random: () => number,
): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(blind ? withoutConditions(input) : input, init);
    if (random() >= lost) return response;
    await response.arrayBuffer();
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('the answer was lost'), { code: 'ECONNRESET' }),
    });
  };
  if (life > 0) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2 * life * random());
}

/** The control: whoever writes last wins. */
function withoutConditions(input: Parameters<typeof fetch>[0]): Parameters<typeof fetch>[0] {
  if (!(input instanceof Request) || !input.url.endsWith('/live')) return input;
  const headers = new Headers(input.headers);
  headers.delete('if-match');
  headers.delete('if-none-match');
  return new Request(input, { headers });
}
