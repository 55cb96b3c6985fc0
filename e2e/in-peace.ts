import { readFileSync } from 'node:fs';

export type Disturbed = {
  /** Share of the time for which this machine had work for a processor and did not get it, from 0 to 1. */
  disturbance: number;
};

/** With more than this share taken away the milliseconds are those of the neighbours. */
export const bearable = 0.05;

/** The calmest of so many attempts has to do. */
const attempts = 3;

/**
 * Measures while the machine works for nobody else: a virtual machine shares its processors, and what it asked for and
 * did not get ("steal") is told by the kernel. An attempt is judged by that alone, never by what it measured; where the
 * kernel tells nothing, the first one counts. One that fails is told of, and tried again.
 * https://docs.kernel.org/filesystems/proc.html#miscellaneous-kernel-statistics-in-proc-stat
 */
export async function inPeace<Measured extends object>(
  measure: () => Promise<Measured>,
): Promise<Measured & Disturbed> {
  let calmest: (Measured & Disturbed) | undefined;
  let failure: unknown;
  for (let attempt = 0; attempt < attempts && !(calmest && calmest.disturbance <= bearable); attempt++) {
    const before = processorTimes();
    try {
      const measured = await measure();
      const disturbance = disturbanceSince(before);
      if (!calmest || disturbance < calmest.disturbance) calmest = { ...measured, disturbance };
    } catch (error) {
      failure = error;
      console.log(`measured again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (!calmest) throw failure;
  return calmest;
}

type Times = { worked: number; stolen: number };

function disturbanceSince(before: Times): number {
  const { worked, stolen } = processorTimes();
  const taken = stolen - before.stolen;
  return taken / Math.max(1, worked - before.worked + taken);
}

/** In ticks since the machine's start, of all processors together. */
function processorTimes(): Times {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = firstLine()
    .split(/\s+/)
    .map(Number);
  return { worked: user + nice + system + interrupts + soft, stolen };
}

function firstLine(): string {
  try {
    return readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '';
  } catch {
    return '';
  }
}
