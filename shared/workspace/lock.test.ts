import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { readdir, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withLock, type Lock } from './lock';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function lockIn(silence?: number): Lock {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  folders.push(folder);
  return { file: join(folder, 'lock'), what: 'publish', ...(silence && { silence }) };
}

function gate() {
  let pass: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  return { passed, open: () => pass?.() };
}

/** A holder in a process of its own, behind `command`. Resolves when it holds the lock. */
async function holder(lock: Lock, command: readonly string[] = []): Promise<ChildProcess> {
  const program = `import { withLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
    await withLock(${JSON.stringify(lock)}, () => new Promise((resolve) => {
      console.log('held');
      process.stdin.once('data', resolve);
    })).finally(() => process.exit());`;
  const args = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program];
  const [first = process.execPath, ...rest] = [...command, ...args];
  const child = spawn(first, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

const anotherTable = (id: number) => `${id}@elsewhere:00000000:11111111`;
const otherIsRunning = /^Another publish is running \(process \d+ on .+\)\. Wait until it has ended and try again\./;

test('the lock is held while the work runs and is gone afterwards, also when the work fails', async () => {
  const lock = lockIn();
  await withLock(lock, async () => expect(lstatSync(lock.file).isSymbolicLink()).toBe(true));
  expect(existsSync(lock.file)).toBe(false);
  await expect(withLock(lock, () => Promise.reject(new Error('the work failed')))).rejects.toThrow('the work failed');
  expect(await readdir(dirname(lock.file))).toEqual([]);
});

test('a second one in the same process is refused while the first runs', async () => {
  const lock = lockIn();
  await withLock(lock, async () => {
    await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow(otherIsRunning);
  });
});

test('one is refused while another process works, and takes over at once when that was killed', async () => {
  const lock = lockIn();
  const other = await holder(lock);
  await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow(`process ${other.pid} on`);
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  expect(await withLock(lock, () => Promise.resolve('published'))).toBe('published');
  expect(await readdir(dirname(lock.file))).toEqual([]);
});

const canUnshare = spawnSync('unshare', ['-rpf', '--mount-proc', 'true']).status === 0;
(canUnshare ? test : test.failing)(
  'of two containers with process numbers of their own one works at a time',
  async () => {
    const lock = lockIn(1500);
    const inside = await holder(lock, ['unshare', '-rpf', '--mount-proc']);
    // Its number means another process here, or none.
    expect(readlinkSync(lock.file)).toMatch(/^\d{1,2}@/);
    await expect(withLock(lock, () => Promise.resolve(), { limit: 4000, notify: () => undefined })).rejects.toThrow(
      otherIsRunning,
    );
    inside.stdin?.write('end');
    expect(await withLock(lock, () => Promise.resolve('second'), { limit: 30_000, notify: () => undefined })).toBe(
      'second',
    );
  },
);

test('a holder elsewhere that gives no sign of life is waited for, then replaced', async () => {
  const lock = lockIn(400);
  await symlink(anotherTable(process.pid), lock.file);
  await expect(withLock(lock, () => Promise.resolve())).rejects.toThrow(
    `Another publish is running (process ${process.pid} on elsewhere)`,
  );
  const before = performance.now();
  expect(await withLock(lock, () => Promise.resolve('published'), { limit: 30_000, notify: () => undefined })).toBe(
    'published',
  );
  expect(performance.now() - before).toBeGreaterThan(400);
});

test('one that was taken for ended cannot finish what it began', async () => {
  const lock = lockIn();
  await withLock(lock, async (checkHeld) => {
    checkHeld();
    await unlink(lock.file);
    await symlink(anotherTable(7), lock.file);
    expect(checkHeld).toThrow('Another publish took over while this one gave no sign of life. Nothing was changed.');
  });
  expect(readlinkSync(lock.file)).toBe(anotherTable(7));
});

test('one waits for another, says once for which, and is refused when the time is over', async () => {
  const lock = lockIn();
  const sentences: string[] = [];
  const [working, waiting, done] = [gate(), gate(), gate()];
  const first = withLock(lock, () => {
    working.open();
    return done.passed;
  });
  await working.passed;
  const notify = (sentence: string) => {
    sentences.push(sentence);
    waiting.open();
  };
  const second = withLock(lock, () => Promise.resolve('second'), { limit: 10_000, notify });
  await waiting.passed;
  await expect(withLock(lock, () => Promise.resolve(), { limit: 250, notify: () => undefined })).rejects.toThrow(
    otherIsRunning,
  );
  done.open();
  await first;
  expect(await second).toBe('second');
  expect(sentences).toEqual([expect.stringMatching(/^Waiting for another publish \(process \d+ on .+\) …$/)]);
});

test('of many that find the lock of one that has ended, one at a time works', async () => {
  const lock = lockIn(300);
  await symlink(anotherTable(7), lock.file);
  let working = 0;
  const runs = Array.from({ length: 20 }, () =>
    withLock(
      lock,
      async () => {
        expect(++working).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        working--;
      },
      { limit: 30_000, notify: () => undefined },
    ),
  );
  await Promise.all(runs);
  expect(await readdir(dirname(lock.file))).toEqual([]);
});

test('what one left that was killed while it took over is removed by the next', async () => {
  const lock = lockIn();
  await symlink(anotherTable(7), `${lock.file}-0123456789ab`);
  await symlink(anotherTable(7), `${lock.file}-smith`);
  await withLock(lock, async () => expect(await readdir(dirname(lock.file))).toEqual(['lock', 'lock-smith']));
});

test('a lock that names no process is no lock', async () => {
  const lock = lockIn();
  await writeFile(lock.file, 'not a link');
  expect(await withLock(lock, () => Promise.resolve('published'))).toBe('published');
  expect(await readdir(dirname(lock.file))).toEqual([]);
});
