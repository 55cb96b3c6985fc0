import { join } from 'node:path';
import { writeWhole } from '@portfolio/workspace/write-whole';
import { z } from 'zod';
import { jsonOf } from '../read-json';
import { readIfThere } from './folder-draft';

/** The paths that each of the last states changed, by the number of the state. */
export type Changes = Readonly<Record<number, readonly string[] | null>>;

const schema = z.record(z.string(), z.array(z.string()).nullable());
const fileIn = (states: string) => join(states, 'changes.json');

/** Empty when unknown: the next state is then made from all files of the current one. */
export async function readChanges(states: string): Promise<Changes> {
  const bytes = await readIfThere(fileIn(states)).catch(() => undefined);
  return schema.safeParse(jsonOf(String(bytes))).data ?? {};
}

export async function writeChanges(states: string, changes: Changes): Promise<void> {
  await writeWhole(fileIn(states), JSON.stringify(changes));
}
