import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atOwnEnd } from '@portfolio/workspace/own-end';

const isRoot = process.getuid?.() === 0;
/** The user without rights. */
const nobody = 65534;
/** Bytes of what a page has become, and of what the browser said, that are read. */
const limit = 2 ** 21;

/** What a browser wrote, and whether it was ended because it took too long. */
export type Ran = { html: string; log: string; late: boolean };

/**
 * Has a browser open an address of this machine, without a window, without pictures and without any other host, and write
 * what the page has become. It and all that it starts end with this function, and with this process.
 * @throws Error where the browser can't be started.
 */
export async function runBrowser(browser: string, address: string, milliseconds: number): Promise<Ran> {
  const profile = await mkdtemp(join(tmpdir(), 'publish-browser-'));
  const forget = atOwnEnd(() => rmSync(profile, { recursive: true, force: true }));
  try {
    if (isRoot) await chown(profile, nobody, nobody);
    return await output(browser, [...argumentsFor(profile, address), address], profile, milliseconds);
  } finally {
    forget();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function output(browser: string, args: string[], profile: string, milliseconds: number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(browser, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // The code of an area gets nothing of whoever publishes another.
      env: { PATH: process.env['PATH'], HOME: profile },
      // A group of its own: a browser is several processes, and may be started by a script.
      detached: true,
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
    let late = false;
    const end = () => endGroup(child.pid);
    const forget = atOwnEnd(end);
    const timer = setTimeout(() => {
      late = true;
      end();
    }, milliseconds);
    const [html, log] = [textOf(child.stdout), textOf(child.stderr)];
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      forget();
      end();
      resolve({ html: html(), log: log(), late });
    });
  });
}

/** @returns what was written so far, up to the limit. */
function textOf(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    if (bytes < limit) chunks.push(chunk);
    bytes += chunk.length;
  });
  return () => Buffer.concat(chunks).subarray(0, limit).toString();
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function argumentsFor(profile: string, address: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    '--blink-settings=imagesEnabled=false',
    // Nothing answers for other hosts, also of this machine.
    '--proxy-server=127.0.0.1:9',
    `--proxy-bypass-list=<-loopback>;${new URL(address).host}`,
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    // Neither shared memory, which containers have little of, nor the keys of who is logged in.
    '--disable-dev-shm-usage',
    '--use-mock-keychain',
    '--password-store=basic',
    '--enable-logging=stderr',
    // Time passes as soon as nothing is on its way.
    '--virtual-time-budget=20000',
    '--dump-dom',
    // What root starts as another user can't make a sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
