import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { TypeReport } from './type-report';

/**
 * Checks types beside the bundling as long as this process runs: `tsc -b` in a process of its own, which checks again what
 * an edit concerns and gives way to the bundling.
 * @param folders of TypeScript projects.
 * @param onChecked receives all errors after every check.
 * @returns ends it.
 */
export function watchTypes(
  folder: string,
  folders: readonly string[],
  onChecked: (errors: readonly string[]) => void,
): () => void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const options = ['-b', '-w', '--pretty', 'false', '--preserveWatchOutput'];
  const child = spawn(process.execPath, [compiler, ...options, ...folders], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid) setPriority(child.pid, 10);
  const report = new TypeReport();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const errors = report.read(line);
    if (errors) onChecked(errors);
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return stop;
}
