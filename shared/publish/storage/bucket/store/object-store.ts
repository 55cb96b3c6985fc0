import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { withinTime } from '@portfolio/workspace/within-time';
import { sha256 } from '../../sha256';
import { codeIn, isTlsFailure, storeError, unreachable, type Answer, type StoreError } from './store-failure';
import type { BucketAddress } from './bucket-address';

/** What a write requires of the object that is there: its ETag as read, or that there is none. */
export type Condition = { match: string } | 'absent';
export type StoredObject = { bytes: Buffer; etag: string };
export type Listed = { path: string; modified: number };

/**
 * How requests are repeated, in milliseconds. `slow` is the time an answer may take, besides that of its bytes; after
 * `until`, a time of `performance.now()`, none is repeated.
 */
export type Patience = { tries: number; pause: number; slow: number; until: number };
const defaultPatience: Patience = { tries: 7, pause: 100, slow: 30_000, until: Infinity };
const bytesPerMillisecond = 50;

/** The S3 API below one prefix: paths here are keys without it. Failures are repeated; a refused condition never is. */
export class ObjectStore {
  readonly where: string;
  /** How often each kind of request was sent. */
  readonly sent: Record<string, number> = {};
  readonly #client: AwsClient;
  readonly #patience: Patience;
  /** Milliseconds by which the clock of the store is ahead of that of this machine. */
  #ahead = 0;

  constructor(
    readonly address: BucketAddress,
    patience: Partial<Patience> = {},
  ) {
    const { bucket, prefix, accessKeyId, secretAccessKey, sessionToken, region } = address;
    this.where = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    this.#patience = { ...defaultPatience, ...patience };
    this.#client = new AwsClient({
      ...{ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 },
      ...(sessionToken && { sessionToken }),
    });
  }

  /** Milliseconds since 1970 by the clock of the store, which all who use it share; by our own before its first answer. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  async get(path: string): Promise<StoredObject | undefined> {
    const response = await this.#send('GET', path);
    if (response.missing) return undefined;
    return { bytes: response.body, etag: (response.headers.get('etag') ?? '').replace(/^W\//, '') };
  }

  async has(path: string): Promise<boolean> {
    return !(await this.#send('HEAD', path)).missing;
  }

  /** @returns whether it was written: false when the condition did not hold. */
  async put(
    path: string,
    bytes: Buffer,
    headers: Readonly<Record<string, string>>,
    condition?: Condition,
  ): Promise<boolean> {
    const conditions: Record<string, string> =
      condition === 'absent' ? { 'if-none-match': '*' } : condition ? { 'if-match': condition.match } : {};
    const hash = { 'x-amz-content-sha256': sha256(bytes) };
    const { refused, missing } = await this.#send('PUT', path, { ...headers, ...hash, ...conditions }, bytes);
    if (missing)
      throw this.#noPlace(`PUT ${path}`, 'nothing was written; a proxy or a wrong endpoint may answer in its place');
    return !refused;
  }

  /** Copies inside the store, with all headers. */
  async copy(from: string, to: string): Promise<void> {
    const source = `/${this.address.bucket}/${encodedKey(this.address.prefix + from)}`;
    const { missing } = await this.#send('COPY', to, { 'x-amz-copy-source': source });
    if (missing) throw this.#noPlace(`COPY ${from}`, `${from} is missing: it was deleted by hand`);
  }

  async delete(path: string): Promise<void> {
    await this.#send('DELETE', path);
  }

  /** All objects whose path begins so; at most the first page of them with `first`. */
  async list(start: string, { first = false } = {}): Promise<Listed[]> {
    const { prefix } = this.address;
    const all: Listed[] = [];
    let token = '';
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
      if (token) query.set('continuation-token', token);
      const listed = await this.#send('LIST', `?${query}`);
      if (listed.missing)
        throw this.#noPlace('LIST', 'no list came back; a proxy or a wrong endpoint may answer in its place');
      const text = String(listed.body);
      for (const [, each = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const modified = Date.parse(/<LastModified>(.*?)<\/LastModified>/.exec(each)?.[1] ?? '');
        all.push({ path: unescaped(/<Key>(.*?)<\/Key>/s.exec(each)?.[1] ?? '').slice(prefix.length), modified });
      }
      token = unescaped(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/.exec(text)?.[1] ?? '');
    } while (token && !first);
    return all;
  }

  #noPlace(asked: string, text: string): StoreError {
    return storeError(this.#place, asked, { status: 404, code: 'NoSuchKey', text });
  }

  get #place(): string {
    return `${this.where} (${this.address.endpoint})`;
  }

  async #send(kind: string, path: string, headers: Record<string, string> = {}, body?: Buffer): Promise<Result> {
    const asked = `${kind} ${path.replace(/^\?.*/, 'of the objects')}`;
    for (let tried = 1; ; tried++) {
      this.sent[kind] = (this.sent[kind] ?? 0) + 1;
      const answer = await this.#once(kind, path, asked, headers, body);
      if ('result' in answer) return answer.result;
      const { failure, wait } = answer;
      if (wait === undefined || tried >= this.#patience.tries) throw failure;
      // Random, so that publishers that were refused together do not come back together.
      const pause = wait + this.#patience.pause * 2 ** (tried - 1) * Math.random();
      if (performance.now() + pause > this.#patience.until) throw failure;
      await sleep(pause);
    }
  }

  async #once(
    kind: string,
    path: string,
    asked: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Outcome> {
    const { bucket, prefix, endpoint } = this.address;
    const key = path.startsWith('?') ? path : `/${encodedKey(prefix + path)}`;
    const method = { COPY: 'PUT', LIST: 'GET' }[kind] ?? kind;
    const limit = this.#patience.slow + Math.ceil((body?.length ?? 0) / bytesPerMillisecond);
    try {
      return await withinTime(limit, async (signal) => {
        const init = { method, headers, signal, ...(body && { body: new Uint8Array(body) }) };
        const response = await this.#client.fetch(`${endpoint}/${bucket}${key}`, init);
        this.#setClock(response.headers);
        const answer = Buffer.from(await response.arrayBuffer());
        return this.#judge(asked, response, answer);
      });
    } catch (error) {
      const failure = unreachable(this.#place, asked, error);
      return isTlsFailure(error) ? { failure } : { failure, wait: 0 };
    }
  }

  #setClock(headers: Headers): void {
    const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
    // The header counts in whole seconds.
    if (Number.isFinite(ahead)) this.#ahead = Math.abs(ahead) < 2000 ? 0 : ahead;
  }

  #judge(asked: string, { status, headers }: Response, body: Buffer): Outcome {
    const text = status < 300 && !body.subarray(0, 200).includes('<Error>') ? '' : body.toString('utf8');
    const code = codeIn(text);
    const result = { body, headers, missing: false, refused: false };
    // A COPY may fail after its status was sent.
    if (status < 300 && !(asked.startsWith('COPY') && code)) return { result };
    if (status === 404 && code !== 'NoSuchBucket') return { result: { ...result, missing: true } };
    if (status === 412) return { result: { ...result, refused: true } };
    const answer: Answer = { status, code, text, ...(headers.get('date') && { date: headers.get('date') ?? '' }) };
    const failure = storeError(this.#place, asked, answer);
    const again = status >= 500 || status === 429 || status === 409 || status < 300 || code === 'RequestTimeout';
    if (!again || status === 507) return { failure };
    // R2 takes one write a second to one key.
    const asking = Number(headers.get('retry-after')) * 1000 || 0;
    return { failure, wait: Math.max(status === 429 ? 1000 : 0, Math.min(asking, 30_000)) };
  }
}

/** `wait` are the milliseconds after which a request that failed may be repeated. */
type Outcome = { result: Result } | { failure: StoreError; wait?: number };
type Result = { body: Buffer; headers: Headers; missing: boolean; refused: boolean };

function encodedKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) =>
      decimal || hex
        ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex ?? '', 16))
        : (entities[name ?? ''] ?? whole),
  );
}
