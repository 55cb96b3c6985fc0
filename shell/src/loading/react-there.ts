import { nextTask } from '../next-task';

let there = false;

/**
 * Loads the file that React is in, by a part of it that nobody shares. Whatever is shared waits for it: the runtime
 * would keep a failure of what it was itself to load for ever, and Retry would fail with it.
 */
export async function reactThere(): Promise<void> {
  if (there) return;
  await import('scheduler');
  there = true;
  // What waited goes on beside the task in which the file was run.
  await nextTask();
}
