import { open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The kinds of text that are worth compressing; pictures and fonts are already. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};
const threshold = 512;

/** Brotli's highest quality makes a script a tenth smaller, and takes thirty times as long. */
const [quick, thorough] = [6, 11];

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return promisify(brotliCompress)(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

const encoders = {
  br: (bytes: Buffer) => brotli(bytes, quick),
  gzip: promisify(gzip) as (bytes: Buffer) => Promise<Buffer>,
  identity: (bytes: Buffer) => Promise.resolve(bytes),
};

type Encoding = keyof typeof encoders;
type Kept = { headers: OutgoingHttpHeaders; etag: string; bytes: Buffer };

/**
 * Answers for text files, each compressed once and kept. A stream of a compressor for every request
 * costs megabytes for each visitor who reads slowly, and a core for five hundred. Scripts, which live for a whole
 * release, are compressed once more when they were answered, as well as can be, one after the other.
 * @param room for what is kept, in bytes; what was longest not asked for goes first.
 * @returns a function that says whether it answers: false for other kinds of files and for what is none.
 */
export function compressedFiles(room = 48 * 2 ** 20) {
  const kept = new Map<string, Promise<Kept>>();
  let size = 0;
  let improving = Promise.resolve();

  const forget = async (key: string, entry: Promise<Kept>): Promise<void> => {
    kept.delete(key);
    size -= (await entry).bytes.length;
  };

  function keep(key: string, making: Promise<Kept>): Promise<Kept> {
    kept.delete(key);
    kept.set(key, making);
    return making;
  }

  async function kindOf(file: string, encoding: Encoding): Promise<Kept | undefined> {
    const handle = await open(file);
    try {
      const stat = await handle.stat({ bigint: true });
      if (!stat.isFile()) return undefined;
      // A file is never written into: the same inode since the same time is the same text, in whatever state of the site.
      const key = [encoding, stat.ino, stat.mtimeNs, stat.size].join(' ');
      const present = kept.get(key);
      if (present) return await keep(key, present);
      const etag = `W/"${stat.size}-${stat.mtimeMs}"`;
      const reading = handle.readFile();
      const making = reading.then((whole) => answerOf(whole, file, encoding, etag));
      const made = await keep(key, making).catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      size += made.bytes.length;
      for (const [oldest, entry] of kept) if (size > room && entry !== making) await forget(oldest, entry);
      if (extname(file) === '.js' && made.headers['Content-Encoding'] === 'br')
        improving = improving.then(() => improve(key, making, reading)).catch(() => undefined);
      return made;
    } finally {
      await handle.close();
    }
  }

  /** Puts a smaller answer into the place of one that was made quickly, if that is still kept. */
  async function improve(key: string, making: Promise<Kept>, reading: Promise<Buffer>): Promise<void> {
    if (kept.get(key) !== making) return;
    const made = await making;
    const bytes = await brotli(await reading, thorough);
    if (kept.get(key) !== making) return;
    kept.set(key, Promise.resolve({ ...made, bytes, headers: { ...made.headers, 'Content-Length': bytes.length } }));
    size += bytes.length - made.bytes.length;
  }

  return async (request: IncomingMessage, response: ServerResponse, file: string, status = 200): Promise<boolean> => {
    if (!types[extname(file)]) return false;
    const answer = await kindOf(file, encodingFor(request)).catch(() => undefined);
    if (!answer) return false;
    const { headers, etag, bytes } = answer;
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag, Vary: 'Accept-Encoding' }).end();
      return true;
    }
    response.writeHead(status, status === 200 ? { ...headers, ETag: etag } : headers);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

async function answerOf(whole: Buffer, file: string, encoding: Encoding, etag: string): Promise<Kept> {
  const used = whole.length < threshold ? 'identity' : encoding;
  const bytes = await encoders[used](whole);
  return {
    bytes,
    etag,
    headers: {
      'Content-Type': types[extname(file)],
      'Content-Length': bytes.length,
      Vary: 'Accept-Encoding',
      ...(used !== 'identity' && { 'Content-Encoding': used }),
    },
  };
}

/** What the client takes, best first; an encoding with the weight 0 is one that it refuses. */
function encodingFor({ headers }: IncomingMessage): Encoding {
  const asked = String(headers['accept-encoding'] ?? '').split(',');
  const taken = asked.filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each)).map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}
