import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

type Parser = InstanceType<typeof Busboy>;

export type Fields = Readonly<Record<string, string>>;

/** The provider's answer to a letter; `fields` where it is accepted. */
export type Answer = { status: number; text: string; fields?: Fields };

/** Bytes. The provider refuses more. */
export const sizeLimit = 50 * 1024;

const required = {
  user_id: 'The Public Key is required',
  service_id: 'The service ID is required',
  template_id: 'The template ID is required',
};
const tooLarge: Answer = { status: 413, text: 'Variables size limit: the letter is larger than 50 KB' };

/** Reads a multipart letter from a request of any kind. Never throws, and never keeps more than the limit. */
export function readLetter(request: IncomingMessage): Promise<Answer> {
  if (Number(request.headers['content-length'] ?? 0) > sizeLimit + 4096)
    return Promise.resolve(drop(request, tooLarge));
  const parser = createParser(request);
  if (!parser)
    return Promise.resolve(
      drop(request, { status: 400, text: 'The letter is no form: multipart/form-data with a boundary was expected' }),
    );
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    let size = 0;
    const end = (answer: Answer) => {
      request.unpipe(parser);
      parser.removeAllListeners();
      parser.on('error', () => undefined);
      resolve(answer.status === 200 ? answer : drop(request, answer));
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > sizeLimit + 4096) end(tooLarge);
    });
    request.on('aborted', () => end({ status: 400, text: 'The letter broke off' }));
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) end(tooLarge);
      // The library appends its own four; a field of the form with the same name comes first and loses.
      fields.set(name, value);
    });
    parser.on('file', (_name, stream) => {
      stream.resume();
      end({ status: 400, text: 'Files are not accepted' });
    });
    for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      parser.on(event, () => end({ status: 400, text: 'The letter has too many parts' }));
    parser.on('error', () => end({ status: 400, text: "The letter can't be read" }));
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

function accept(fields: ReadonlyMap<string, string>): Answer {
  for (const [name, text] of Object.entries(required)) if (!fields.get(name)) return { status: 400, text };
  const size = [...fields.values()].reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  return size > sizeLimit ? tooLarge : { status: 200, text: 'OK', fields: Object.fromEntries(fields) };
}

/** Stops listening to what else the sender has to say. */
function drop(request: IncomingMessage, answer: Answer): Answer {
  request.resume();
  request.setTimeout(1000, () => request.destroy());
  return answer;
}
