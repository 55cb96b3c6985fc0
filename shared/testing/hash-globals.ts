import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

/** What code that compares hashes takes from a browser at a secure address, and jsdom does not have. Import it first. */
Object.assign(globalThis, { TextDecoder, TextEncoder, isSecureContext: true });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
