import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { relative } from 'node:path';
import { text } from 'node:stream/consumers';
import Watchpack from 'watchpack';
import { typescriptProgram } from '@portfolio/build/typescript-program';
import { typeErrors } from './type-errors';

/** Packages of others, builds, and what no type depends on, seen from a folder that is watched. */
const ignored = /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)|\.(?:jpe?g|png|avif|webp|mp4|webm|svg|md|pdf|mid)$/i;

/**
 * Checks types beside the bundling as long as this process runs: `tsc -b` in a process of its own after every edit, which
 * checks again what the edit concerns and gives way to the bundling. TypeScript's own watching stays silent in containers.
 * @param folder in which it runs; errors name files from there.
 * @param projects folders of TypeScript projects.
 * @param watched folders; some may not be there yet.
 * @param onChecked receives all errors after every check.
 * @returns ends it.
 * @throws ReportedError where TypeScript is not installed.
 */
export function watchTypes(
  { folder, projects, watched }: { folder: string; projects: readonly string[]; watched: readonly string[] },
  onChecked: (errors: readonly string[]) => void,
): () => void {
  const program = typescriptProgram();
  const ended = new AbortController();
  const watcher = new Watchpack({
    aggregateTimeout: 100,
    ignored: (path) => watched.some((each) => path.startsWith(each) && ignored.test(relative(each, path))),
  });
  let checking = Promise.resolve();
  let isWaiting = false;
  const check = async () => {
    isWaiting = false;
    if (ended.signal.aborted) return;
    const errors = await checkTypes(program, folder, projects, ended.signal).catch((error: unknown) => [String(error)]);
    if (!ended.signal.aborted) onChecked(errors);
  };
  /** One check more, however many edits come while one runs. */
  const checkAgain = () => {
    if (isWaiting) return;
    isWaiting = true;
    checking = checking.then(check);
  };
  watcher.on('aggregated', checkAgain);
  watcher.watch({ directories: watched, startTime: Date.now() });
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
  projects: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const child = spawn(program, ['-b', '--pretty', 'false', ...projects], { cwd: folder, signal });
  const status = new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (child.pid) setPriority(child.pid, 10);
  const [output, complaint, ended] = await Promise.all([text(child.stdout), text(child.stderr), status]);
  const errors = typeErrors(output);
  if (errors.length > 0 || ended === 0) return errors;
  return [`${output}${complaint}`.trim() || 'TypeScript ended without saying why.'];
}
