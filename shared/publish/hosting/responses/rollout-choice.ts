import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fresh, freshForOne } from '../../storage/cache-control';

/** The name of the cookie with a visitor's number, and the days for which a browser keeps it after the last page. */
export const rolloutCookie = { name: 'rollout', days: 30 };

/** What a visitor gets while a release is rolled out. */
export type Side = 'new' | 'live';

/**
 * What a server knows of a state: the path below which the site stands, and while a release is rolled out the numbers of the
 * visitors who get it, "00" to "99".
 */
export type Place = { base: string; numbers: ReadonlySet<string> | undefined };

/** The attributes of the cookie. It goes to this site alone, no script reads it, and it has no secret to protect. */
export function cookieAttributes(base: string): string {
  return `Path=${base}/; Max-Age=${rolloutCookie.days * 86_400}; SameSite=Lax; HttpOnly`;
}

/**
 * Which site a request is answered from, and while a release is rolled out what the answer says of that: caches keep both
 * sites apart, and the browser keeps the visitor's number. Files of releases and pages of previews are the same for all.
 *
 * A number is drawn for whoever opens a page and brings none. Only a browser that says so opens one: what asks for anything
 * else, such as a feed reader, a search engine or a visit from before the rollout, gets the live site.
 */
export function chooseSide(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { base, numbers }: Place,
): Side {
  if (!numbers || url.startsWith(`${base}/_`)) return 'live';
  const pattern = new RegExp(`(?:^|;\\s*)${rolloutCookie.name}=(\\d\\d)(?:;|$)`);
  const opens = headers['sec-fetch-dest'] === 'document';
  const begins = opens && headers['sec-fetch-site'] !== 'same-origin';
  const number = pattern.exec(headers.cookie ?? '')?.[1] ?? (begins ? drawNumber() : undefined);
  const side = number !== undefined && numbers.has(number) ? 'new' : 'live';
  response.setHeader('Rollout', side);
  response.setHeader('Vary', 'Cookie');
  if (opens && number !== undefined)
    response.setHeader('Set-Cookie', `${rolloutCookie.name}=${number}; ${cookieAttributes(base)}`);
  return side;
}

/** Headers of a file that can change, in an answer that {@link chooseSide} was asked about. */
export function freshHeaders(response: ServerResponse): Readonly<Record<'Cache-Control' | 'Vary', string>> {
  const others = String(response.getHeader('Vary') ?? '').match(/Cookie|Origin/g) ?? [];
  return {
    'Cache-Control': response.hasHeader('Rollout') ? freshForOne : fresh,
    Vary: ['Accept-Encoding', ...others].join(', '),
  };
}

function drawNumber(): string {
  return String(randomInt(100)).padStart(2, '0');
}
