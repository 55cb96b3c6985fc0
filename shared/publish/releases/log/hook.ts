import { spawn } from 'node:child_process';
import { unescape } from 'node:querystring';
import { withEnvFile } from '@portfolio/workspace/configuration';
import { root } from '@portfolio/workspace/root';
import { answerWithin } from '@portfolio/workspace/within-time';
import { codeOf } from '../../storage/error-code';
import type { LogEntry } from './entry/log-entry';
import { entrySentence } from './entry/entry-text';

/** Milliseconds after which a hook is left alone. */
const patience = 10_000;

/**
 * Tells `PUBLISH_HOOK` of a change that is done: a command gets it as JSON on its standard input, an address as a POST.
 * @param site where the site lives.
 * @returns a sentence where that failed. It never names more of the hook than a host: the rest may be secret.
 */
export async function runHook(
  entry: LogEntry,
  site: string,
  hook = withEnvFile()['PUBLISH_HOOK'],
  limit = patience,
): Promise<string | undefined> {
  if (!hook) return undefined;
  // Chats show "text".
  const text = JSON.stringify({ site, ...entry, text: entrySentence(entry) });
  const problem = await (/^https?:/i.test(hook) ? post(hook, text, limit) : run(hook, text, limit));
  return problem && `PUBLISH_HOOK was not told of state ${entry.number}: ${problem}. The change of the site is done.`;
}

async function post(hook: string, body: string, limit: number): Promise<string | undefined> {
  if (!URL.canParse(hook)) return 'it is no complete address';
  const url = new URL(hook);
  const { host } = url;
  const headers = { 'content-type': 'application/json', ...signIn(url) };
  url.username = url.password = '';
  try {
    const answer = await answerWithin(limit, url, { method: 'POST', headers, body, redirect: 'manual' });
    return answer.ok ? undefined : `${host} answered ${answer.status}`;
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return `${host} gave no answer within ${limit / 1000} s`;
    const code = codeOf((error as Error).cause);
    return `${host} can't be reached${code && ` (${code})`}`;
  }
}

/** `fetch` takes no address with a name and a password. */
function signIn({ username, password }: URL): { authorization?: string } {
  if (!username) return {};
  return { authorization: `Basic ${Buffer.from(`${unescape(username)}:${unescape(password)}`).toString('base64')}` };
}

/** The command and what it started end after the limit. What it prints is shown. */
function run(command: string, text: string, limit: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const ownGroup = process.platform !== 'win32';
    const child = spawn(command, { shell: true, cwd: root, detached: ownGroup, stdio: ['pipe', 'inherit', 'inherit'] });
    const timer = setTimeout(() => {
      resolve(`its command did not end within ${limit / 1000} s`);
      end(child.pid, ownGroup);
    }, limit);
    const settle = (problem?: string) => {
      clearTimeout(timer);
      resolve(problem);
    };
    child.on('error', (error) => settle(`its command can't be started (${codeOf(error)})`));
    child.on('exit', (code, signal) => settle(code === 0 ? undefined : `its command ended with ${signal ?? code}`));
    // A command need not read.
    child.stdin.on('error', () => undefined);
    child.stdin.end(text);
  });
}

function end(pid: number | undefined, group: boolean): void {
  try {
    if (pid) process.kill(group ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
