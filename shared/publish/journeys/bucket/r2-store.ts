import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';

/** An S3 endpoint that tests use, with keys. */
export type Endpoint = { endpoint: string; accessKeyId: string; secretAccessKey: string; stop: () => Promise<void> };

/** Starts Cloudflare's R2 as workerd has it, in memory, with a bucket "site". */
export async function startR2(): Promise<Endpoint> {
  const worker = new Miniflare({
    modules: true,
    script: readFileSync(join(import.meta.dirname, 'r2-door.mjs'), 'utf8'),
    compatibilityDate: '2026-04-01',
    r2Buckets: ['SITE'],
    host: '127.0.0.1',
    port: 0,
  });
  const { origin } = await worker.ready;
  return { endpoint: origin, accessKeyId: 'KEY', secretAccessKey: 'SECRET', stop: () => worker.dispose() };
}
