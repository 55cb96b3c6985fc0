import { createHash, randomBytes } from 'node:crypto';
import {
  lstatSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReportedError } from './reported-error';

/** How long another holder is waited for. */
export type Wait = {
  /** Milliseconds; 0 refuses at once. */
  limit: number;
  /** Called once with a sentence about the holder. */
  notify: (sentence: string) => void;
};
export const noWait: Wait = { limit: 0, notify: () => undefined };

/** What is locked: the link, and the work that is not to be done twice, such as "publish". */
export type Lock = {
  file: string;
  what: string;
  /** Milliseconds without a sign of life after which a holder counts as ended. */
  silence?: number;
};

const defaultSilence = 15_000;
/** Signs of life within that time: a busy holder may miss some. */
const renewals = 8;
const held = new Set<string>();

/**
 * Holds a lock while `work` runs. It is a symbolic link that names its holder: made atomically, without space on a full
 * disk. The holder renews its time again and again. A holder in this machine's own process table that has ended is
 * replaced at once; one in another container or on another machine when it gave no sign of life for a while by the clock
 * of whoever waits, so that clocks need not agree.
 * @param work gets a function that throws where the lock was lost meanwhile, as to others while this machine slept.
 * @throws ReportedError when another still holds the lock after `wait.limit`.
 */
export async function withLock<Result>(
  lock: Lock,
  work: (checkHeld: () => void) => Promise<Result>,
  wait: Wait = noWait,
): Promise<Result> {
  const { file, silence = defaultSilence } = lock;
  const token = await acquire(lock, wait);
  held.add(token);
  removeSecondLocks(file);
  const timer = setInterval(() => renew(file, token), silence / renewals).unref();
  const checkHeld = () => {
    if (tokenIn(file) !== token)
      throw new ReportedError(
        `Another ${lock.what} took over while this one gave no sign of life. Nothing was changed. Try again.`,
      );
  };
  try {
    return await work(checkHeld);
  } finally {
    clearInterval(timer);
    held.delete(token);
    if (tokenIn(file) === token) rmSync(file, { force: true });
  }
}

async function acquire(lock: Lock, { limit, notify }: Wait): Promise<string> {
  const { file, what, silence = defaultSilence } = lock;
  const token = `${process.pid}@${hostname().slice(0, 24)}:${processTable}:${randomBytes(4).toString('hex')}`;
  const end = performance.now() + limit;
  let seen = { sign: '', since: 0 };
  let hasNotified = false;
  while (!take(file, token)) {
    const holder = tokenIn(file);
    if (holder === undefined) continue;
    const sign = `${holder} ${lstatSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs}`;
    if (sign !== seen.sign) seen = { sign, since: performance.now() };
    if (hasEnded(holder) || performance.now() - seen.since >= silence) {
      await remove(lock, holder);
      continue;
    }
    if (performance.now() >= end)
      throw new ReportedError(
        `Another ${what} is running (${nameOf(holder)}). Wait until it has ended and try again. If it runs nowhere, delete ${file}.`,
      );
    if (!hasNotified) notify(`Waiting for another ${what} (${nameOf(holder)}) …`);
    hasNotified = true;
    await sleep(100);
  }
  return token;
}

function take(file: string, token: string): boolean {
  try {
    symlinkSync(token, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Whoever ended last may have removed the folder.
    if (code === 'ENOENT') mkdirSync(dirname(file), { recursive: true });
    else if (code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes the lock of a holder that has ended. Of several who find it only one may: who holds a lock named after it. */
async function remove({ file, ...lock }: Lock, holder: string): Promise<void> {
  const second = `${file}-${createHash('sha256').update(holder).digest('hex').slice(0, 12)}`;
  const removeFound = async () => {
    if (tokenIn(file) === holder) rmSync(file, { force: true });
  };
  await withLock({ ...lock, file: second }, removeFound, { limit: 2 * defaultSilence, notify: () => undefined });
}

/** One that was killed while it removed a lock has left its own. Each is about a former lock, so that it protects nothing. */
function removeSecondLocks(file: string): void {
  const second = new RegExp(`^${basename(file)}(?:-[0-9a-f]{12})+$`);
  for (const name of readdirSync(dirname(file)))
    if (second.test(name)) rmSync(join(dirname(file), name), { force: true });
}

function renew(file: string, token: string): void {
  try {
    if (tokenIn(file) === token) lutimesSync(file, new Date(), new Date());
  } catch {
    // The disk is away for a moment; `checkHeld` says whether the lock was lost by that.
  }
}

/** What a lock says of its holder: "" where it is no link, undefined where there is none. */
function tokenIn(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return '';
  }
}

const form = /^(\d+)@(.*):([0-9a-f]{8}):[0-9a-f]{8}$/;

/** Whether a holder has surely ended: nobody of this process table has its number, or it is no holder at all. */
function hasEnded(holder: string): boolean {
  const [, id, , table] = form.exec(holder) ?? [];
  if (!id) return true;
  // Two containers may look like one table: a number like our own says nothing.
  if (table !== processTable || held.has(holder) || Number(id) === process.pid) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function nameOf(holder: string): string {
  const [, id, host] = form.exec(holder) ?? [];
  return `process ${id} on ${host}`;
}

/** Tells the process tables of machines and containers apart: a number names a process in one of them only. */
const processTable = createHash('sha256').update([hostname(), bootId(), namespace()].join()).digest('hex').slice(0, 8);

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return '';
  }
}

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
