import { randomInt } from 'node:crypto';
import { isInUse, portsOfAll } from '@portfolio/dev/ports';

/**
 * Ports for all development servers that nothing listens on now. They are below those that the system gives out by itself, so
 * that none of them is taken before a server starts.
 */
export async function freePorts(): Promise<ReturnType<typeof portsOfAll>> {
  for (;;) {
    const ports = portsOfAll(randomInt(20_000, 32_000));
    const inUse = await Promise.all(Object.values(ports).map(isInUse));
    if (!inUse.includes(true)) return ports;
  }
}
