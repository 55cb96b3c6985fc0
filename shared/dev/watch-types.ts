import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import Watchpack from 'watchpack';
import { typescriptProgram } from '@portfolio/build/typescript-program';
import { typeErrors } from './type-errors';

/** Packages of others, builds and hidden folders. */
const ignored = /(?:^|[\\/])(?:node_modules|dist|\.[^\\/]+)(?:[\\/]|$)/;

/**
 * Checks types beside the bundling as long as this process runs: `tsc -b` in a process of its own after every edit, which
 * checks again what the edit concerns and gives way to the bundling. TypeScript's own watching stays silent in containers.
 * @param folder whose files are watched.
 * @param folders of TypeScript projects.
 * @param onChecked receives all errors after every check.
 * @returns ends it.
 * @throws ReportedError where TypeScript is not installed.
 */
export function watchTypes(
  folder: string,
  folders: readonly string[],
  onChecked: (errors: readonly string[]) => void,
): () => void {
  const program = typescriptProgram();
  const watcher = new Watchpack({ aggregateTimeout: 100, ignored: (path) => ignored.test(relative(folder, path)) });
  const ended = new AbortController();
  let checking = Promise.resolve();
  let isStale = false;
  const check = async () => {
    // An edit while it checks is part of a second check, however many there are.
    isStale = false;
    const errors = await checkTypes(program, folder, folders, ended.signal);
    if (!ended.signal.aborted && !isStale) onChecked(errors);
  };
  const checkAgain = () => {
    if (isStale) return;
    isStale = true;
    checking = checking.then(check);
  };
  watcher.on('aggregated', checkAgain);
  watcher.watch({ directories: [folder], startTime: Date.now() });
  checkAgain();
  const stop = () => {
    ended.abort();
    watcher.close();
  };
  process.once('exit', stop);
  return stop;
}

/** @returns the errors, each with the lines that explain it; what the compiler says where it fails otherwise. */
async function checkTypes(
  program: string,
  folder: string,
  folders: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const child = spawn(program, ['-b', '--pretty', 'false', ...folders], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  signal.addEventListener('abort', end);
  if (child.pid) setPriority(child.pid, 10);
  const status = new Promise((resolve) => child.on('close', resolve));
  const said = await text(child.stdout);
  signal.removeEventListener('abort', end);
  const errors = typeErrors(said);
  return errors.length === 0 && (await status) !== 0 ? [said.trim()] : errors;
}
