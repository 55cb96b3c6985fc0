import { TextDecoder, TextEncoder } from 'node:util';

/** What React Router takes from a browser and jsdom does not have. Import it first. */
class PlainRequest {
  readonly method = 'GET';
  readonly headers = new Map<string, string>();
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    this.signal = signal;
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder, Request: PlainRequest, Response: class {} });
