import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds for a page and the browser itself. */
const timeout = 60_000;

const isRoot = process.getuid?.() === 0;
/** The user without rights. */
const nobody = 65534;

/** What became of a page: it is React's, it is not, or the browser did not run. `why` is what the page or the browser said. */
export type Started = { state: 'started' | 'failed' | 'no browser'; why: string };

/**
 * Opens a page of this machine in a browser of its own, without a window, without pictures and without any other host, and
 * waits until it is hydrated.
 */
export async function startPage(browser: string, address: string): Promise<Started> {
  const profile = await mkdtemp(join(tmpdir(), 'publish-browser-'));
  try {
    if (isRoot) await chown(profile, nobody, nobody);
    const { stdout, stderr } = await promisify(execFile)(browser, [...argumentsFor(profile, address), address], {
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 26,
      // The code of an area gets nothing of whoever publishes another.
      env: { PATH: process.env['PATH'], HOME: profile },
      ...(isRoot && { uid: nobody, gid: nobody }),
    });
    const why = messagesIn(stderr).join(' ');
    if (!/<html/.test(stdout)) return { state: 'no browser', why: why || lastLine(stderr) };
    return { state: isStarted(stdout) ? 'started' : 'failed', why };
  } catch (error) {
    if (error instanceof Error && 'killed' in error && error.killed)
      return { state: 'failed', why: `It kept the browser busy for ${timeout / 1000} s.` };
    return { state: 'no browser', why: lastLine(error instanceof Error ? error.message : String(error)) };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
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
    '--enable-logging=stderr',
    // Time passes as soon as nothing is on its way.
    '--virtual-time-budget=20000',
    '--dump-dom',
    // What root starts as another user can't make a sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/** Hydrated, and nothing failed; what every page could show stands in a template, and a form's alert is empty. */
function isStarted(html: string): boolean {
  const shown = html.replace(/<template[^]*?<\/template>/g, '');
  return /<html[^>]* data-hydrated/.test(shown) && !/<(\w+)\b[^>]* role="alert"[^>]*>(?!<\/\1>)/.test(shown);
}

/** What the page wrote to its console, each once, but for the pictures that are preloaded and not shown here. */
function messagesIn(log: string): string[] {
  const messages = [...log.matchAll(/:CONSOLE[^\]]*\] "(.*)", source: /g)].map(([, message = '']) => message);
  return [...new Set(messages)].filter((message) => !/\bpreload(ed)?\b/.test(message));
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
