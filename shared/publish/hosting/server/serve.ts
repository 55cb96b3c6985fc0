import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { downloadAddress, downloadTypes } from '@portfolio/site/downloads';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { missingPages, requestPath } from '../responses/request-path';
import { healthDoor, isReport } from '../../health/health-door';
import { folderLines } from '../../health/lines/folder-lines';
import { developmentOverride } from './development-override';
import { immutable, inRelease } from '../../storage/cache-control';
import { chooseSide, freshHeaders, type Place } from '../responses/rollout-choice';
import { letForeignHosts } from '../responses/foreign-hosts';
import { scriptless, scriptlessPolicy, securityHeaders } from '../responses/security-headers';
import { isCompressedForm } from '../../storage/drafts/precompressed-draft';
import { pointerFile, rolloutFolder, rolloutNumbers } from '@portfolio/contract/published/paths';
import { basePathIn } from '@portfolio/contract/published/site-address';

/** Milliseconds that a client may take for its request before its connection is closed. */
export const serverLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
};

/**
 * Serves a site folder as a static host does, below the path of its address: pages without ".html", releases immutable, everything else fresh, text
 * precompressed, unknown addresses with the 404 page. Every publish is visible at the next request.
 */
export function siteHandler(site: string, foreignHosts = readConfiguration().foreignHosts): RequestListener {
  const headers = securityHeaders({ tls: false });
  const takeReport = healthDoor(folderLines(site));
  let present = stateIn(site);
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // A request uses one state from start to end: the link may change between a file's size and its bytes.
    const folder = stateOf(site);
    if (folder !== present.folder) present = stateIn(folder);
    const { files, base, numbers } = present;
    if (isReport(request, base)) return takeReport(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { url = '/' } = request;
    const side = chooseSide(request, response, { base, numbers });
    const root = side === 'new' ? join(folder, rolloutFolder) : folder;
    const { path, address } = requestPath(url, (page) => existsSync(join(root, `${page}.html`)), base);
    const missing = missingPages(url, base);
    letForeignHosts(foreignHosts, path ?? '', request, response);
    if (address) {
      response.writeHead(301, { Location: address, 'Cache-Control': freshHeaders(response)['Cache-Control'] }).end();
      return;
    }
    const file = path && !isCompressedForm(path) && fileOf(root, path);
    if (!file) return sendNotFound(request, response, root, missing);
    if (!mayBePart(request, file)) delete request.headers.range;
    if (developmentOverride(request, response, file)) return;
    response.once('pipe', (source: Readable) => outlive(source, response));
    response.setHeader('Vary', freshHeaders(response).Vary);
    request.url = encodeURI(acceptedForm(request, file).slice(folder.length));
    files(request, response, () => sendNotFound(request, response, root, missing));
  };
}

/** In the language of the address, where it has one. */
function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  missing: readonly string[],
): void {
  const names = missing.map((name) => join(root, name));
  const page = names.find((name) => existsSync(name)) ?? join(root, '404.html');
  const form = acceptedForm(request, page);
  const { 'Cache-Control': cached, Vary } = freshHeaders(response);
  response.setHeader('Cache-Control', cached);
  if (!existsSync(form)) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end('Not found');
    return;
  }
  const encoding = contentEncodings[form.slice(page.length)];
  const bytes = readFileSync(form);
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': bytes.length,
    Vary,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const contentEncodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** The compressed form of a file that the client accepts, best first; an encoding with the weight 0 is refused. */
function acceptedForm({ headers }: IncomingMessage, file: string): string {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  const forms = Object.keys(contentEncodings).filter((form) => accepted.includes(contentEncodings[form]));
  const form = forms.find((each) => existsSync(file + each)) ?? '';
  return file + form;
}

/** A range as players ask for it, with a first byte. */
const plainRange = /^bytes=(\d{1,12})-(\d{1,12})?$/;
const film = /\.(?:mp4|webm)$/;

/**
 * Whether the answer may be a part. Films need parts, to be played from any second. For all others HTTP allows the whole,
 * which is right for compressed files too, and sirv mishandles ranges of another form and does not know `If-Range`.
 */
function mayBePart({ headers }: IncomingMessage, file: string): boolean {
  const [, first, last] = plainRange.exec(headers.range ?? '') ?? [];
  if (!film.test(file) || !first || headers['if-range']) return false;
  return last === undefined || (Number(last) > 0 && Number(last) >= Number(first));
}

/** sirv leaves a file open when its client disconnects, and an error of that stream would end the process. */
function outlive(source: Readable, response: ServerResponse): void {
  source.once('error', () => response.destroy());
  response.once('close', () => source.destroy());
}

/** The file of a path. Symbolic links out of the site are refused: publish makes none. */
function fileOf(folder: string, path: string): string | undefined {
  const name = path.endsWith('/') ? `${path}index` : path;
  for (const file of [join(folder, name), join(folder, `${name}.html`)]) {
    try {
      const real = realpathSync(file);
      if (real.startsWith(folder + sep)) return real;
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}

function stateOf(site: string): string {
  try {
    return realpathSync(site);
  } catch {
    // Nothing is published yet.
    return site;
  }
}

/** What is read of a state once. */
function stateIn(folder: string): Place & { folder: string; files: ReturnType<typeof sirv> } {
  return { folder, files: filesOf(folder), base: baseOf(folder), numbers: numbersOf(folder) };
}

function numbersOf(folder: string): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(join(folder, rolloutNumbers)));
  } catch {
    // No rollout runs.
    return undefined;
  }
}

/** The path below which a state of a site stands. */
function baseOf(folder: string): string {
  try {
    return basePathIn(readFileSync(join(folder, pointerFile), 'utf8'));
  } catch {
    // Nothing is published yet.
    return '';
  }
}

function filesOf(folder: string): ReturnType<typeof sirv> {
  return sirv(folder, {
    // Looks up files on every request instead of reading the whole site into memory first.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        inRelease.test(path.slice(1)) ? immutable : freshHeaders(response)['Cache-Control'],
      );
      if (scriptless.test(path.replace(compressedEnd, '')))
        response.setHeader('Content-Security-Policy', scriptlessPolicy);
      for (const [name, value] of Object.entries(downloadHeaders(path))) response.setHeader(name, value);
    },
  });
}

/** Of a file for download, by the path of the file or of its compressed form. */
function downloadHeaders(path: string): Readonly<Record<string, string>> {
  if (!downloadAddress.test(path)) return {};
  const ending = /\.([^./]+?)(?:\.br|\.gz)?$/.exec(path)?.[1] ?? '';
  return { 'Content-Disposition': 'attachment', 'Content-Type': downloadTypes[ending] ?? 'application/octet-stream' };
}

const compressedEnd = /\.(?:br|gz)$/;
