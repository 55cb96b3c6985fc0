import { methods } from './methods';
import { packerOf } from './packers';
import type { Method, Placed, Room } from './packing';
import { packingRun, type PackingRun } from './packing-run';
import { programmeOf, type Task } from './task';

export type TimedRun = PackingRun & { readonly milliseconds: number };

export type FourRuns = {
  readonly task: Task;
  readonly rooms: readonly Room[];
  readonly pinned: readonly Placed[];
  readonly runs: Readonly<Record<Method, TimedRun>>;
};

/** One programme packed by all four methods. Pauses after every room. */
export function* fourRuns(task: Task): Generator<undefined, FourRuns> {
  const { rooms, placed: pinned } = programmeOf(task);
  const waiting = rooms.filter((room) => !pinned.some((one) => one.room === room));
  const runs: Partial<Record<Method, TimedRun>> = {};
  for (const method of methods) {
    const run = packingRun(packerOf(method, task.rules[method]), task.plate, waiting, pinned);
    for (let milliseconds = 0; ;) {
      const start = performance.now();
      const { done, value } = run.next();
      milliseconds += performance.now() - start;
      if (done) {
        runs[method] = { ...value, milliseconds };
        break;
      }
      yield undefined;
    }
  }
  return { task, rooms, pinned, runs: runs as Record<Method, TimedRun> };
}

export type Occupancies = Readonly<Record<Method, readonly number[]>>;

/** What the four methods cover for seeds that follow the task's, without pins. Yields what it has after every seed. */
export function* manySeeds(task: Task, count: number): Generator<Occupancies | undefined, Occupancies> {
  const covered: Record<Method, number[]> = { shelf: [], guillotine: [], skyline: [], maxrects: [] };
  for (let seed = 1; seed <= count; seed++) {
    const work = fourRuns({ ...task, seed: task.seed + seed, pins: [] });
    for (;;) {
      const { done, value } = work.next();
      if (done) {
        for (const method of methods) covered[method].push(value.runs[method].occupancy);
        break;
      }
      yield undefined;
    }
    yield { ...covered };
  }
  return covered;
}
