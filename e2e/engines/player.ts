import { createServer } from 'node:http';

/** Origin of the video service. */
export const videoService = 'https://www.youtube-nocookie.com';

/**
 * A mock of the video service that implements the protocol of its frame: reports "playing" to a listener, and
 * "ended" when it receives "end".
 */
export async function startPlayer(): Promise<{ address: string; asked: string[]; close: () => void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(frame);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The machine gave no free port.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const frame = `<!doctype html><title>player</title><script>
  addEventListener('message', ({ data, source, origin }) => {
    const notify = (info) => source.postMessage(JSON.stringify({ event: 'onStateChange', info }), origin);
    if (data === 'end') notify(0);
    else if (JSON.parse(data).event === 'listening') notify(1);
  });
</script>`;
