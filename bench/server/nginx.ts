import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { otherLanguages } from '@portfolio/content/site/site-settings';
import { hostings } from '@portfolio/publish/hosting/hostings';
import { installPackage } from '@portfolio/testing/engines/find-chromium';
import { contentRoot } from '@portfolio/workspace/content-root';
import type { Certificate } from './certificate';
import { requireProgram, run, runBeside } from '@portfolio/testing/engines/debian-program';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Installs nginx, and where it can the module that sends `.br` files. */
export function requireNginx(): void {
  requireProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  if (!existsSync(brotliModule)) installPackage('libnginx-mod-http-brotli-static');
}

/**
 * Serves a folder over TLS 1.3 and HTTP/2 with the configuration that `npm run site -- hosting nginx` writes.
 * @param folder for its own files, emptied first.
 */
export async function startNginx(site: string, folder: string, port: number, certificate: Certificate): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = hostings[existsSync(brotliModule) ? 'nginx-brotli' : 'nginx'];
  const generated = write?.(site, { languages: otherLanguages(contentRoot) })['nginx.conf'] ?? '';
  writeFileSync(join(folder, 'site.conf'), withTls(generated, port, certificate));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const { status, stderr } = run('nginx', [...options, '-t']);
  if (status !== 0) throw new Error(`nginx refuses its configuration in ${folder}: ${stderr}`);
  const server = runBeside('nginx', options);
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error(`nginx does not serve port ${port}; see ${folder}/error.log.`);
    await sleep(20);
  }
}

/**
 * Replaces the lines of the generated configuration that say where and how to listen. Small buffers leave the order
 * of what is sent next to HTTP/2's priorities.
 */
function withTls(generated: string, port: number, { certificate, key }: Certificate): string {
  const lines = /^[ \t]*(listen|http2|ssl_\w+)[ \t].*;.*\n/gm;
  const hasHttp2Directive = isAtLeast([1, 25, 1]);
  const own = [
    `listen 127.0.0.1:${port} ssl ${hasHttp2Directive ? '' : 'http2 '}sndbuf=8k;`,
    ...(hasHttp2Directive ? ['http2 on;'] : []),
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.3;',
    'ssl_buffer_size 1400;',
    'http2_chunk_size 1400;',
  ];
  return generated.replace(lines, '').replace(/^server \{\n/m, (start) => `${start}${own.join('\n')}\n`);
}

/** What stands around a site's server block, as in Debian's own nginx.conf. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  return `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; worker_processes 1;
events { worker_connections 1024; }
http {
  sendfile on; tcp_nopush on; include /etc/nginx/mime.types; access_log off;
  ${temporary.join(' ')}
  include ${folder}/site.conf;
}
`;
}

function isAtLeast(wanted: readonly number[]): boolean {
  const { stderr } = run('nginx', ['-v']);
  const version = /(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.slice(1).map(Number) ?? [];
  const different = wanted.findIndex((number, index) => version[index] !== number);
  return different === -1 || (version[different] ?? 0) > (wanted[different] ?? 0);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
