import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

const program = '/usr/sbin/nginx';
const brotliPackage = 'libnginx-mod-http-brotli-static';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts the distribution's nginx with the generated configuration; only what it listens to and its cache's folder are
 * others.
 * @param folder for its files, emptied first.
 * @param hosting the configuration that is generated: "nginx", "nginx-brotli" or "nginx-bucket".
 * @param settings of the environment in which it is generated.
 * @returns its process id, and a function that stops it.
 */
export function startNginx(
  site: string,
  folder: string,
  listen: string,
  hosting = 'nginx',
  settings: NodeJS.ProcessEnv = {},
): { pid: number; stop: () => void } {
  if (!existsSync(program) || !existsSync(brotliModule))
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', brotliPackage]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  spawnSync('npm', ['run', '--silent', 'site', '--', 'hosting', hosting, folder], {
    cwd: root,
    env: { ...process.env, ...settings, SITE: site },
  });
  const block = join(folder, 'nginx.conf');
  const text = readFileSync(block, 'utf8').replace('listen 8080;', listen);
  writeFileSync(block, text.replaceAll('/var/cache/nginx', folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'main.conf'),
    // As in the distribution's own nginx.conf.
    `${hosting === 'nginx-brotli' ? `load_module ${brotliModule};` : ''} ${isRoot ? 'user root;' : ''} pid ${folder}/pid; worker_processes auto; events { worker_connections 1024; }
    http { sendfile on; tcp_nopush on; include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${block}; }`,
  );
  const { status, stderr } = spawnSync(program, ['-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')]);
  if (status !== 0) throw new Error(`nginx does not start (Debian's package nginx-light): ${String(stderr)}`);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  return { pid, stop: () => process.kill(pid) };
}
