import { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';

/** What React Router and React's server take from a browser and jsdom does not have. Import it first. */
class PlainRequest {
  readonly method = 'GET';
  readonly headers = new Map<string, string>();
  readonly url: string;
  readonly signal: AbortSignal;

  constructor(url: string | URL, { signal = new AbortController().signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

class PlainResponse {
  constructor(private readonly body: ReadableStream<Uint8Array>) {}

  async text(): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of this.body) text += decoder.decode(part, { stream: true });
    return text;
  }
}

Object.assign(globalThis, {
  ReadableStream,
  TextDecoder,
  TextEncoder,
  setImmediate,
  Request: PlainRequest,
  Response: PlainResponse,
});
