import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Link } from './link';
import type { Network } from './network';

/** Bytes of a packet. */
const packet = 1400;

/**
 * A TCP proxy that behaves like a slow network: a delay each way and one rate per direction, shared by all
 * connections. It takes the next packet from the server only when the one before has left, so that the server's
 * priorities decide what comes next. A connection starts at full rate: TCP's slow start is not modelled.
 * @param port where it listens; 0 for any.
 */
export async function shapeNetwork(
  network: Network,
  port: number,
  server: NetConnectOpts,
): Promise<{ port: number; stop: () => void }> {
  const links = { down: new Link(network.down), up: new Link(network.up) };
  const open = new Set<Socket>();
  const proxy = createServer({ noDelay: true, pauseOnConnect: true }, (client) => {
    open.add(client.on('close', () => open.delete(client)));
    // The handshake of TCP takes one round trip before the first byte.
    setTimeout(() => join(client, server, links, network.roundTrip / 2), network.roundTrip);
  });
  await new Promise<void>((resolve, reject) => proxy.on('error', reject).listen(port, '127.0.0.1', resolve));
  const stop = () => {
    proxy.close();
    for (const socket of open) socket.destroy();
  };
  return { port: (proxy.address() as AddressInfo).port, stop };
}

function join(client: Socket, server: NetConnectOpts, links: { down: Link; up: Link }, delay: number): void {
  const upstream = connect({
    ...server,
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(packet),
      callback: (length, buffer) => {
        const bytes = Buffer.from(buffer.subarray(0, length));
        void send(bytes, client, links.down, delay).then(() => upstream.resume());
        return false;
      },
    },
  });
  let sent = Promise.resolve();
  client.on('data', (bytes) => void (sent = sent.then(() => send(bytes as Buffer, upstream, links.up, delay))));
  client.on('end', () => void sent.then(() => setTimeout(() => upstream.end(), delay)));
  upstream.on('end', () => setTimeout(() => client.end(), delay));
  client.on('close', () => upstream.destroy()).on('error', () => upstream.destroy());
  upstream.on('close', () => setTimeout(() => client.destroy(), delay)).on('error', () => client.destroy());
  client.resume();
}

/** Resolves when the bytes have left; they arrive after the delay. Timers of equal length keep their order. */
async function send(bytes: Buffer, to: Socket, link: Link, delay: number): Promise<void> {
  const now = performance.now();
  await sleep(Math.max(0, link.departure(bytes.length, now) - now));
  setTimeout(() => to.write(bytes), delay);
}
