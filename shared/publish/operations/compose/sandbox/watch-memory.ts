import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Looks at what a process holds: buffers are no part of V8's heap, which its own flag limits. Not on Windows.
 * @returns what ends it.
 */
export function watchMemory(pid: number, megabytes: number, exceeded: () => void): () => void {
  const look = async () => {
    if ((await residentMegabytes(pid)) > megabytes) exceeded();
  };
  const timer = setInterval(() => void look().catch(() => undefined), process.platform === 'linux' ? 100 : 500);
  timer.unref();
  return () => clearInterval(timer);
}

async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform === 'win32') return 0;
  if (process.platform !== 'linux') return Number((await run('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout) / 1024;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
