import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, type Answer } from './edges';

/** A visitor with a browser that keeps cookies, and the numbers that it was given. */
export class Visitor {
  readonly given: string[] = [];
  #cookie: string | undefined;

  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get number(): string | undefined {
    return this.#cookie;
  }

  /** Opens a page: the first of a visit comes from elsewhere. */
  async open(path: string): Promise<Answer> {
    const from = this.given.length > 0 ? 'same-origin' : 'none';
    return this.#ask(path, { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': from });
  }

  /** Asks for data as a script of the page does. */
  async load(path: string): Promise<Answer> {
    return this.#ask(path, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' });
  }

  async #ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const cookie: Record<string, string> =
      this.#cookie === undefined ? {} : { Cookie: `theme=dark; rollout=${this.#cookie}` };
    const answer = await ask(this.origin, path, { ...this.headers, ...headers, ...cookie });
    for (const line of answer.headers['set-cookie'] ?? []) {
      this.#cookie = /^rollout=(\d\d);/.exec(line)?.[1];
      if (this.#cookie !== undefined) this.given.push(this.#cookie);
    }
    return answer;
  }
}

/** The text of an answer, however it was compressed. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);
}

/** Does work for each item, a few at a time. */
export async function fewAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}
