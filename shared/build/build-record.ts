import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOutput } from '@portfolio/workspace/fingerprint';
import { writeWhole } from '@portfolio/workspace/write-whole';

/** A part of a build: its folders in the output, and everything that it is made from. */
export type Part = {
  name: 'code' | 'content' | 'css-types';
  folders: readonly string[];
  inputs: () => Promise<Inputs>;
};

/** `text` names the inputs by their content, `times` changes with every save, also with one that is taken back. */
export type Inputs = { text: string; times: string };

/** Whether the output is still there as it was made from the same inputs. */
export async function isFresh(output: string, part: Part, inputs?: Inputs): Promise<boolean> {
  const known = await readFile(recordOf(output, part.name), 'utf8').catch(() => '');
  return known !== '' && known === (await recordNow(output, part, inputs ?? (await part.inputs())));
}

/** Makes the part stale. */
export function forget(output: string, name: Part['name']): Promise<void> {
  return rm(recordOf(output, name), { force: true });
}

/**
 * Makes a part that is stale. Its inputs are read before and after: what was saved meanwhile may or may not be in the
 * output, so that such a build does not count as fresh.
 * @returns whether it was made.
 */
export async function makeWhereStale(output: string, part: Part, make: () => Promise<void>): Promise<boolean> {
  const before = await part.inputs();
  if (await isFresh(output, part, before)) return false;
  await forget(output, part.name);
  await make();
  const after = await part.inputs();
  if (after.text === before.text && after.times === before.times)
    await writeWhole(recordOf(output, part.name), await recordNow(output, part, before));
  return true;
}

function recordOf(output: string, name: Part['name']): string {
  return join(output, `${name}.fingerprint`);
}

async function recordNow(output: string, { folders }: Part, { text }: Inputs): Promise<string> {
  return `${text} ${await fingerprintOutput(folders.map((folder) => join(output, folder)))}`;
}
