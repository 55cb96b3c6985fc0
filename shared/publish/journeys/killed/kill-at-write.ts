import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * Counts what this process changes on the disk, and ends it with SIGKILL at a chosen change: before it, or, where it
 * takes several steps (the bytes of a file, the entries of a folder), in the middle of it.
 */
let reached = 0;
let killAt = Infinity;

/** Counts from 1 again. @param at the number at which the process is killed. */
export function countWrites(at = Infinity): void {
  reached = 0;
  killAt = at;
}

export function writesReached(): number {
  return reached;
}

/** @param half does the first half of the write. */
function reach(half?: () => void): void {
  if (++reached !== killAt) return;
  half?.();
  process.kill(process.pid, 'SIGKILL');
}

const original = { ...fs };
const statOf = (path: string) => original.lstatSync(path, { throwIfNoEntry: false });

type Write = {
  /** Calls that change nothing are not counted. */
  changesNothing?: (...args: never[]) => boolean;
  /** Does the first half of a write that takes several steps. */
  half?: (...args: never[]) => void;
};

const writes: Readonly<Record<string, Write>> = {
  copyFile: {
    half: (from: string, to: string) => writeHalf(to, original.readFileSync(from)),
  },
  link: {},
  mkdir: { changesNothing: (path: string) => statOf(path) !== undefined },
  rename: {},
  rm: { changesNothing: (path: string) => !statOf(path), half: removeHalf },
  rmdir: { changesNothing: (path: string) => (statOf(path) ? original.readdirSync(path).length > 0 : true) },
  symlink: { changesNothing: (_: string, path: string) => statOf(path) !== undefined },
  unlink: {},
  writeFile: { half: (file: string, bytes: string | Buffer) => writeHalf(file, Buffer.from(bytes)) },
};

function writeHalf(file: string, bytes: Buffer): void {
  original.writeFileSync(file, bytes.subarray(0, bytes.length / 2));
}

/** Removes the deepest entries of a folder first, as a recursive removal does. */
function removeHalf(path: string): void {
  if (!statOf(path)?.isDirectory()) return;
  const entries = original.readdirSync(path, { recursive: true }).map((entry) => join(path, String(entry)));
  const deepestFirst = entries.sort((a, b) => b.split('/').length - a.split('/').length);
  for (const entry of deepestFirst.slice(0, entries.length / 2)) original.rmSync(entry, { recursive: true });
}

type Functions = Record<string, (...args: never[]) => unknown>;

function count(functions: Functions, suffix: string): void {
  for (const [name, { changesNothing, half }] of Object.entries(writes)) {
    const write = functions[name + suffix];
    if (!write) throw new Error(`node:fs has no ${name}${suffix}.`);
    functions[name + suffix] = (...args: never[]) => {
      if (!changesNothing?.(...args)) {
        reach();
        if (half) reach(() => half(...args));
      }
      return write(...args);
    };
  }
}

count(fs as unknown as Functions, 'Sync');
count(fs.promises as unknown as Functions, '');
// Modules that import these functions by name get the counting ones.
syncBuiltinESMExports();
