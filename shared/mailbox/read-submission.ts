import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

type Parser = InstanceType<typeof Busboy>;

export type Fields = Readonly<Record<string, string>>;

/**
 * The provider's response to a submission. `fields` is set when it could be read; `answer` holds what a form without
 * scripts wants to be answered with, and is no part of the message.
 */
export type Result = { status: number; text: string; fields?: Fields; answer?: Fields };

const answerPrefix = 'answer_';

/** In bytes, as the provider limits it. */
export const sizeLimit = 50 * 1024;

const required = {
  user_id: 'The Public Key is required',
  service_id: 'The service ID is required',
  template_id: 'The template ID is required',
};
const tooLarge: Result = { status: 413, text: 'Variables size limit: the message is larger than 50 KB' };

/** Parses a multipart submission. Never throws, and never buffers more than the size limit. */
export function readSubmission(request: IncomingMessage): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > sizeLimit + 4096)
    return Promise.resolve(discard(request, tooLarge));
  const parser = createParser(request);
  if (!parser)
    return Promise.resolve(
      discard(request, {
        status: 400,
        text: 'The request is not a form: expected multipart/form-data with a boundary',
      }),
    );
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    let size = 0;
    const end = (result: Result) => {
      request.unpipe(parser);
      parser.removeAllListeners();
      parser.on('error', () => undefined);
      resolve(result.status === 200 ? result : discard(request, result));
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > sizeLimit + 4096) end(tooLarge);
    });
    request.on('aborted', () => end({ status: 400, text: 'The request was aborted' }));
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) end(tooLarge);
      // EmailJS appends its own four fields after those of the form, so the last value of a name wins.
      fields.set(name, value);
    });
    parser.on('file', (_name, stream) => {
      stream.resume();
      end({ status: 400, text: 'Files are not accepted' });
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      parser.on(event, () => end({ status: 400, text: 'The form has too many parts' }));
    parser.on('error', () => end({ status: 400, text: "The form can't be parsed" }));
    parser.on('finish', () => end(accept(fields)));
    request.pipe(parser);
  });
}

function createParser(request: IncomingMessage): Parser | undefined {
  try {
    const limits = { fieldNameSize: 100, fieldSize: sizeLimit, fields: 20, files: 1, parts: 20, headerPairs: 20 };
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    return undefined;
  }
}

function accept(fields: ReadonlyMap<string, string>): Result {
  const all = [...fields];
  const written = all.filter(([name]) => !name.startsWith(answerPrefix));
  const answers = all.filter(([name]) => name.startsWith(answerPrefix));
  const read = {
    fields: Object.fromEntries(written),
    answer: Object.fromEntries(answers.map(([name, value]) => [name.slice(answerPrefix.length), value])),
  };
  for (const [name, text] of Object.entries(required)) if (!fields.get(name)) return { status: 400, text, ...read };
  const size = written.reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  return { ...(size > sizeLimit ? tooLarge : { status: 200, text: 'OK' }), ...read };
}

/** Discards the rest of the request body. */
function discard(request: IncomingMessage, result: Result): Result {
  request.resume();
  request.setTimeout(1000, () => request.destroy());
  return result;
}
