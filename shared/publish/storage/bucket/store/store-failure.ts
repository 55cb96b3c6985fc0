import { PublishError } from '../../storage';

/** An answer of the store that is no success, or none at all. */
export type Answer = { status: number; code: string; text: string; date?: string };

const unchanged = 'Nothing was published, the site is as it was.';

/** A store that could not do what was asked, in one sentence for the owner. `code` is the store's own. */
export class StoreError extends PublishError {
  override name = 'StoreError';
  constructor(
    message: string,
    readonly code = '',
    /** Whether the store said no, so that it certainly did nothing. */
    readonly isRefusal = false,
  ) {
    super(message);
  }
}

/** Says what the owner can do about an answer. @param where "s3://bucket/prefix at https://…" @param asked "PUT live" */
export function storeError(where: string, asked: string, { status, code, text, date }: Answer): StoreError {
  const sentence =
    byCode[code]?.({ text, ...(date && { date }) }) ??
    byStatus[status] ??
    `it answered ${status || code}${code && status ? ` ${code}` : ''} (${messageIn(text) || 'no message'})`;
  return new StoreError(`${where} refused ${asked}: ${sentence}. ${unchanged}`, code, status >= 300 && status < 500);
}

type Refusal = { text: string; date?: string };
const wrongKey = () =>
  'the key is wrong or unknown there; check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that the endpoint is the one they belong to';
const full = () => 'its space or quota is used up; free some (npm run site -- prune) or raise the limit, and try again';
const region = ({ text }: Refusal) =>
  `the bucket is in another region${/<Region>(.+?)<\/Region>/.test(text) ? ` (${/<Region>(.+?)<\/Region>/.exec(text)?.[1]})` : ''}; set AWS_REGION to it`;

const byCode: Readonly<Record<string, (refusal: Refusal) => string>> = {
  SignatureDoesNotMatch: wrongKey,
  InvalidAccessKeyId: wrongKey,
  InvalidAccessKey: wrongKey,
  Unauthorized: wrongKey,
  ExpiredToken: () => 'the session token has expired; get new keys (AWS_SESSION_TOKEN)',
  RequestTimeTooSkewed: ({ date }) =>
    `this machine's clock is off (here ${new Date().toUTCString()}${date ? `, there ${date}` : ''}); set it right and try again`,
  NoSuchBucket: () => 'there is no such bucket; create it, or correct SITE',
  AccessDenied: () =>
    'the key may not do that; it needs s3:GetObject, s3:PutObject and s3:DeleteObject on the objects and s3:ListBucket on the bucket. The key of an area may only upload its releases and ask: npm run publish -- --ask <area>',
  QuotaExceeded: full,
  InsufficientStorage: full,
  PermanentRedirect: region,
  AuthorizationHeaderMalformed: region,
};
const byStatus: Readonly<Record<number, string>> = {
  401: wrongKey(),
  403: `the key may not do that, or it is wrong; check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do`,
  507: full(),
};

function messageIn(text: string): string {
  return /<Message>(.*?)<\/Message>/s.exec(text)?.[1] ?? text.slice(0, 200);
}

/** The code in the store's XML. */
export function codeIn(text: string): string {
  return /<Code>(.*?)<\/Code>/.exec(text)?.[1] ?? '';
}

const tls = /CERT|ERR_SSL|TLS|SIGNATURE|EPROTO/;

/** Whether asking again cannot help. */
export function isTlsFailure(error: unknown): boolean {
  return tls.test(causeOf(error).code);
}

/** The sentence for a store that gave no answer at all. */
export function unreachable(where: string, asked: string, error: unknown): StoreError {
  const { code, message } = causeOf(error);
  if (tls.test(code))
    return new StoreError(
      `${where} cannot be trusted: its TLS certificate or connection is refused (${code}: ${message}). ${unchanged} Correct the endpoint, or name the authority's certificate with NODE_EXTRA_CA_CERTS.`,
      code,
    );
  const reason =
    code === 'TimeoutError'
      ? 'it takes too long to answer'
      : code === 'ENOTFOUND' || code === 'EAI_AGAIN'
        ? 'no server has that name'
        : code === 'ECONNREFUSED'
          ? 'nothing answers at that address'
          : `the connection failed (${code || message})`;
  return new StoreError(
    `${where} cannot be reached (${asked}): ${reason}. ${unchanged} Check S3_ENDPOINT and the network, and try again.`,
    code,
  );
}

function causeOf(error: unknown): { code: string; message: string } {
  const { name = '', message = String(error), cause } = error as Partial<Error>;
  if (name === 'TimeoutError') return { code: name, message };
  const { code = '', errors } = (cause ?? error) as { code?: string; errors?: { code?: string }[] };
  return { code: code || errors?.[0]?.code || '', message: (cause as Partial<Error> | undefined)?.message ?? message };
}
