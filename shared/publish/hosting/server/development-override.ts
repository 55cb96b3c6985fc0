import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const parameter = 'area';
const cookie = 'area-override';
const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * On this machine a tab may load an area from its development server (`?area=research@4203`), which needs what the
 * policy forbids: eval, styles added by scripts, another origin. Such a tab gets pages without the policy until `?area=`
 * ends it. Only this server does so, and only for local requests.
 * @returns whether the request was answered.
 */
export function developmentOverride(request: IncomingMessage, response: ServerResponse, file: string): boolean {
  if (!file.endsWith('.html') || !isFromHere(request)) return false;
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get(parameter);
  if (asked !== null)
    response.setHeader('Set-Cookie', `${cookie}=${encodeURIComponent(asked)}; Path=/; SameSite=Strict`);
  const lifted = asked ?? new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
  if (!lifted) return false;
  response.removeHeader('Content-Security-Policy');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(readFileSync(file, 'utf8').replace(policyTag, ''));
  return true;
}

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const host = headers.host?.replace(/:\d+$/, '') ?? '';
  return /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') && ['localhost', '127.0.0.1'].includes(host);
}
