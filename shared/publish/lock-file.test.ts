import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock-file';
import { temporaryFolder } from './testing/temporary-folder';

function gate() {
  let pass: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => (pass = resolve));
  return { passed, open: () => pass?.() };
}

const exited = () => spawnSync(process.execPath, ['-e', '']).pid;

test('the lock is held while the work runs and is gone afterwards, also when the work fails', async () => {
  const file = join(temporaryFolder(), 'states', 'lock');
  await withLock(file, async () => expect(lstatSync(file).isSymbolicLink()).toBe(true));
  expect(existsSync(file)).toBe(false);
  await expect(withLock(file, () => Promise.reject(new Error('the work failed')))).rejects.toThrow('the work failed');
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('a second publish in the same process is refused while the first runs', async () => {
  const file = join(temporaryFolder(), 'lock');
  await withLock(file, async () => {
    await expect(withLock(file, () => Promise.resolve())).rejects.toThrow(
      `Another publish is running (process ${process.pid}). Wait until it has ended and try again. If that process is no publish, delete ${file}.`,
    );
  });
});

test('a publish is refused while another process holds the lock, and takes it over when that process is gone', async () => {
  const file = join(temporaryFolder(), 'lock');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const gone = new Promise((resolve) => other.once('exit', resolve));
  await symlink(String(other.pid), file);
  await expect(withLock(file, () => Promise.resolve())).rejects.toThrow(
    `Another publish is running (process ${other.pid}).`,
  );

  other.kill('SIGKILL');
  await gone;
  expect(await withLock(file, () => Promise.resolve('published'))).toBe('published');
});

test('a publish waits for another one, says once for which, and is refused when the time is over', async () => {
  const file = join(temporaryFolder(), 'lock');
  const sentences: string[] = [];
  const [working, waiting, done] = [gate(), gate(), gate()];
  const first = withLock(file, () => {
    working.open();
    return done.passed;
  });
  await working.passed;
  const tell = (sentence: string) => {
    sentences.push(sentence);
    waiting.open();
  };
  const second = withLock(file, () => Promise.resolve('second'), { limit: 10_000, tell });
  await waiting.passed;
  await expect(withLock(file, () => Promise.resolve(), { limit: 250, tell: () => undefined })).rejects.toThrow(
    `Another publish is running (process ${process.pid}).`,
  );
  done.open();
  await first;
  expect(await second).toBe('second');
  expect(sentences).toEqual([
    expect.stringMatching(
      new RegExp(`^Waiting for another publish \\(process ${process.pid}, since \\d\\d:\\d\\d:\\d\\d\\) …$`),
    ),
  ]);
});

test('of many that find a stale lock one at a time works', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(exited()), file);
  let working = 0;
  const runs = Array.from({ length: 20 }, () =>
    withLock(file, async () => {
      expect(++working).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      working--;
    }),
  );
  const results = await Promise.allSettled(runs);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refusals.length).toBeLessThan(20);
  for (const refusal of refusals) expect(refusal).toContain('Another publish is running');
});

test('who was slow to find a lock stale does not remove the lock of who was faster', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(exited()), file);
  const [found, faster, done] = [gate(), gate(), gate()];
  const slow = withLock(
    file,
    () => Promise.resolve('slow'),
    undefined,
    async (moment) => {
      if (moment !== 'found stale') return;
      found.open();
      await faster.passed;
    },
  );
  await found.passed;
  const fast = withLock(file, async () => {
    faster.open();
    await expect(slow).rejects.toThrow(`Another publish is running (process ${process.pid}).`);
    await expect(withLock(file, () => Promise.resolve('third'))).rejects.toThrow('Another publish is running');
    done.open();
    return 'fast';
  });
  await done.passed;
  expect(await fast).toBe('fast');
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('while one takes over a stale lock another is refused', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(exited()), file);
  const first = withLock(
    file,
    () => Promise.resolve('first'),
    undefined,
    async (moment) => {
      if (moment === 'taking over')
        await expect(withLock(file, () => Promise.resolve('second'))).rejects.toThrow('Another publish is running');
    },
  );
  expect(await first).toBe('first');
});

test('one that is killed while it takes over a stale lock leaves nothing that stops the next', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(exited()), file);
  const module = JSON.stringify(join(__dirname, 'lock-file.ts'));
  const script = `const { withLock } = await import(${module});
    await withLock(${JSON.stringify(file)}, async () => {}, undefined, (moment) => moment === 'taking over' && process.kill(process.pid, 'SIGKILL'));`;
  const { signal } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  expect(signal).toBe('SIGKILL');
  expect(await readdir(join(file, '..'))).toHaveLength(2);
  expect(await withLock(file, () => Promise.resolve('published'))).toBe('published');
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('the second lock of one that was killed after it had removed a stale lock is removed by the next', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(exited()), `${file}-1-2`);
  await symlink(String(process.pid), `${file}-smith`);
  await withLock(file, async () => expect(await readdir(join(file, '..'))).toEqual(['lock', 'lock-smith']));
});

test('a lock with the number of this process that it never took is stale: numbers come back', async () => {
  const file = join(temporaryFolder(), 'lock');
  await symlink(String(process.pid), file);
  expect(await withLock(file, () => Promise.resolve('published'))).toBe('published');
});

test('a lock that names no process is stale', async () => {
  const file = join(temporaryFolder(), 'lock');
  await writeFile(file, 'not a link');
  expect(await withLock(file, () => Promise.resolve('published'))).toBe('published');
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('a place that takes no folders is named at once', () => {
  // In a process of its own: a call that never ended would keep this one alive.
  const program = `import { withLock } from ${JSON.stringify(join(__dirname, 'lock-file.ts'))};
    await withLock('/proc/site/lock', () => Promise.resolve()).catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stdout).toContain("/proc/site can't be made: /proc takes no folders.");
});
