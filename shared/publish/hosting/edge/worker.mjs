// The edge of a site in an R2 bucket, as a Cloudflare Worker; reports.mjs and settings.mjs stand beside it. The bucket has one object that
// changes, "live", with the name of the live state. An answer is made from one state alone, and everything below a state
// or a release may be cached for ever: pages keep coming from the cache while the store is away.
import { base, compressible, healthAddress, languages, prefix, rolloutCookie } from './settings.mjs';
import { foreignFiles, foreignHosts } from './settings.mjs';
import { scriptless, scriptlessPolicy, securityHeaders } from './settings.mjs';
import { takeReport } from './reports.mjs';

/** Milliseconds for which the live state is not asked for again. */
const freshness = 1000;
/** Milliseconds within which an older state is a late answer, and not a site that was published anew. */
const lateness = 10_000;
/** Cached under an origin that nobody can request. */
const cacheOrigin = 'https://cache.invalid/';
const immutable = 'public, max-age=31536000, immutable';

const safe = /^(?:\/[\w~@+-][\w.~@+-]*)*\/?$/;
/** Below a preview the files of releases are those of the site. */
const release = /^(?:\/_preview\/[\w-]+)?\/(_(?:areas|shell)\/.*)$/;
const language = languages.length > 0 ? `(?:(?:${languages.join('|')})/)?` : '';
/** What may stand before the name of a page: a preview, and its language. */
const before = `(?:_preview/[\\w-]+/)?${language}`;
const hidden = new RegExp(`^/(?:_(?!preview/).*|${before}404(?:\\.html)?|state\\.json)$|\\.(?:br|gz)$`);
const named = new RegExp(`^/(${before}[^/]+?|_preview/[\\w-]+)(?:\\.html|/)?$`);
/** The folder of a home page other than the site's own. */
const home = new RegExp(`^(?!$)${before}$`);
const extensionless = new RegExp(`^/${before}[^/.]+$`);

/** What this isolate knows of the live state: its name, and the numbers of the visitors who get a release that is rolled out. */
let known = { state: '', numbers: '', read: -Infinity };

/** The live state; while the store is away the last one that was seen. */
async function liveState(bucket, context) {
  const now = Date.now();
  if (now - known.read < freshness) return known;
  const seen = (await bucket.head(`${prefix}live`).catch(() => undefined))?.customMetadata;
  if (!seen?.state) return known.state ? known : lastSeen();
  const { state, rollout: numbers = '' } = seen;
  if (now - known.read < lateness && parseInt(state) < parseInt(known.state)) return known;
  if (state !== known.state) context.waitUntil(keep(`${cacheOrigin}live`, new Response(`${state} ${numbers}`)));
  known = { state, numbers, read: now };
  return known;
}

async function lastSeen() {
  const text = await (await caches.default.match(`${cacheOrigin}live`))?.text();
  const [state, ...numbers] = text?.split(' ') ?? [];
  return { state, numbers: numbers.join(' ') };
}

const brought = new RegExp(`(?:^|;\\s*)${rolloutCookie.name}=(\\d\\d)(?:;|$)`);

/**
 * Which site a visitor gets while a release is rolled out, and the number that the browser is to keep; as in
 * serve/rollout-choice.ts. A number is drawn for whoever opens a page and brings none.
 */
function sideFor({ headers }, numbers) {
  const opens = headers.get('Sec-Fetch-Dest') === 'document';
  const begins = opens && headers.get('Sec-Fetch-Site') !== 'same-origin';
  const number = brought.exec(headers.get('Cookie') ?? '')?.[1] ?? (begins ? drawn() : undefined);
  const side = number && numbers.split(' ').includes(number) ? 'new' : 'live';
  return { side, keeps: opens ? number : undefined };
}

/** Of four thousand million integers each number has the same share, to a hundred-millionth. */
function drawn() {
  const [integer] = crypto.getRandomValues(new Uint32Array(1));
  return String(integer % 100).padStart(2, '0');
}

async function keep(address, response) {
  response.headers.set('Cache-Control', immutable);
  await caches.default.put(address, response);
}

/**
 * An object that never changes, from the cache or from the store. `X-Encoding` is its Content-Encoding: under its own name
 * the cache would decode it.
 * @returns undefined where there is none. @throws Error while the store is away.
 */
async function objectAt(bucket, context, key) {
  const kept = await caches.default.match(cacheOrigin + key);
  if (kept) return kept.ok ? kept : undefined;
  const object = await bucket.get(prefix + key);
  if (!object) {
    // A state never gets a file later; a release may.
    if (key.startsWith('_states/')) context.waitUntil(keep(cacheOrigin + key, new Response(null, { status: 404 })));
    return undefined;
  }
  const response = new Response(object.body, { headers: headersOf(object) });
  context.waitUntil(keep(cacheOrigin + key, response.clone()));
  return response;
}

function headersOf({ httpEtag, httpMetadata: { contentType, contentEncoding, contentDisposition } = {} }) {
  return {
    'Content-Type': contentType ?? 'application/octet-stream',
    ETag: httpEtag,
    ...(contentEncoding && { 'X-Encoding': contentEncoding }),
    ...(contentDisposition && { 'Content-Disposition': contentDisposition }),
  };
}

/** The part of a film that a player asks for. @returns undefined where there is no such part: then it gets the whole. */
async function partAt(request, bucket, key) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  if (!(first || last) || compressible.test(key)) return undefined;
  const object = await bucket.get(prefix + key, { range: request.headers }).catch(() => undefined);
  if (!object?.body || first >= object.size) return undefined;
  const { offset = object.size - object.range.suffix, length = object.size - offset } = object.range;
  const range = `bytes ${offset}-${offset + length - 1}/${object.size}`;
  const file = new Response(object.body, { headers: { ...headersOf(object), 'Content-Range': range } });
  return { file, status: 206, cached: immutable };
}

/** A file in the smallest form that the client accepts. */
async function fileAt(request, bucket, context, key) {
  // Cloudflare replaces the header; what the client sent stands in `cf`.
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('Accept-Encoding') ?? '';
  const brotli = compressible.test(key) && /(?:^|,)\s*br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted);
  return (brotli && (await objectAt(bucket, context, `${key}.br`))) || objectAt(bucket, context, key);
}

/** The path in the site that an address stands for; undefined outside of the path below which the site stands. */
function pathOf(url) {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** The address without ".html" or a slash at its end, if a page can have it. The home page of a language ends with one. */
function canonical(pathname, search) {
  const [, name] = named.exec(pathname) ?? [];
  if (!name || /^_(?!preview\/)/.test(name) || /(?:^|\/)404$/.test(name)) return undefined;
  const path = `/${home.test(`${name}/`) ? `${name}/` : name.replace(/(^|\/)index$/, '$1')}`;
  return path === pathname ? undefined : base + path + search;
}

function fileOf(pathname) {
  if (pathname.endsWith('/')) return `${pathname.slice(1)}index.html`;
  return extensionless.test(pathname) ? `${pathname.slice(1)}.html` : pathname.slice(1);
}

/** The page for unknown addresses, in the language of the address. */
function missingFile(pathname) {
  const [, first] = pathname.split('/');
  return `${languages.includes(first) && pathname !== `/${first}` ? `${first}/` : ''}404.html`;
}

/** Finds what is asked for, or the page for unknown addresses. */
async function find(request, bucket, context) {
  const pathname = pathOf(request.url) ?? '/404';
  const isSafe = safe.test(pathname) && !pathname.endsWith('/.');
  const [, key] = (isSafe && release.exec(pathname)) || [];
  if (key) {
    const part = await partAt(request, bucket, key);
    if (part) return part;
    const file = await fileAt(request, bucket, context, key);
    if (file) return { file, status: 200, cached: immutable };
  }
  const { state, numbers } = await liveState(bucket, context);
  if (!state) throw new Error('The live state is not known.');
  const visitor = numbers && !pathname.startsWith('/_') ? sideFor(request, numbers) : undefined;
  const folder = `_states/${state}/${visitor?.side === 'new' ? '_rollout/' : ''}`;
  const own = (name) => fileAt(request, bucket, context, folder + name);
  const file = isSafe && !hidden.test(pathname) ? await own(fileOf(pathname)) : undefined;
  return file ? { file, status: 200, visitor } : { file: await own(missingFile(pathname)), status: 404, visitor };
}

function respond(request, { file, status, cached = 'no-cache', visitor }) {
  const headers = new Headers({ ...securityHeaders, 'Cache-Control': cached, Vary: 'Accept-Encoding' });
  if (status !== 404 && scriptless.test(new URL(request.url).pathname))
    headers.set('Content-Security-Policy', scriptlessPolicy);
  if (visitor) keepApart(headers, visitor);
  letForeignHosts(headers, request);
  if (cached === immutable) headers.set('Accept-Ranges', 'bytes');
  for (const name of ['Content-Type', 'ETag', 'Content-Disposition', 'Content-Range'])
    if (file?.headers.has(name)) headers.set(name, file.headers.get(name));
  const tags = request.headers.get('If-None-Match')?.split(/\s*,\s*(?:W\/)?/) ?? [];
  if (status === 200 && tags.some((tag) => tag.replace('W/', '') === headers.get('ETag')))
    return new Response(null, { status: 304, headers });
  const encoding = file?.headers.get('X-Encoding');
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = request.method === 'HEAD' ? null : (file?.body ?? 'Not found.');
  // The bytes are stored as they are to be sent.
  return new Response(body, { status, headers, ...(encoding && { encodeBody: 'manual' }) });
}

/** No cache keeps an answer for all that is another one for other visitors. */
function keepApart(headers, { side, keeps }) {
  headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', 'Accept-Encoding, Cookie');
  headers.set('Rollout', side);
  if (keeps) headers.set('Set-Cookie', `${rolloutCookie.name}=${keeps}; ${rolloutCookie.attributes}`);
}

/** Lets pages of other sites have a file; as in foreign-hosts.ts. */
function letForeignHosts(headers, request) {
  if (foreignHosts.length === 0 || !foreignFiles.test(pathOf(request.url) ?? '')) return;
  const isForAll = foreignHosts.includes('*');
  const allowed = isForAll ? '*' : foreignHosts.find((each) => each === request.headers.get('Origin'));
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (allowed) headers.set('Access-Control-Allow-Origin', allowed);
  if (!isForAll) headers.append('Vary', 'Origin');
}

function plain(status, sentence, more) {
  const headers = { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(sentence, { status, headers: { ...headers, ...more } });
}

export default {
  async fetch(request, { SITE }, context) {
    if (request.method === 'POST' && pathOf(request.url) === healthAddress) {
      const { status, sentence = null } = await takeReport(request, SITE, context);
      return plain(status, sentence);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
    const { pathname, search } = new URL(request.url);
    const path = pathOf(request.url);
    // What leads nowhere else leads to the site.
    const leads = path === undefined && ['/', base].includes(pathname);
    const address = leads ? `${base}/` : path && canonical(path, search);
    if (address)
      return new Response(null, {
        status: leads ? 302 : 301,
        headers: { ...securityHeaders, 'Cache-Control': 'no-cache', Location: address },
      });
    try {
      return respond(request, await find(request, SITE, context));
    } catch {
      return plain(503, 'The site is not reachable at the moment. Try again in a minute.', { 'Retry-After': '60' });
    }
  },
};
