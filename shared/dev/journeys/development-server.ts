import { spawn } from 'node:child_process';

/** Runs a command of the owner in a folder to its end. */
export function run(command: string, folder: string, port: number): Promise<{ status: number | null; output: string }> {
  const { child, output } = start(command, folder, port);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output: output() })));
}

/** Starts development servers and waits until they listen. The returned function stops them and waits for their end. */
export async function develop(command: string, folder: string, port: number): Promise<() => Promise<void>> {
  const { child, output } = start(command, folder, port);
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('once it is compiled') && resolve());
    child.on('close', () => reject(new Error(output())));
  });
  return () => {
    // npm passes no signal on; the group holds its whole family.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
    return closed;
  };
}

function start(command: string, folder: string, port: number) {
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(command, { cwd: folder, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}
