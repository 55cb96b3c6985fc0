import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { AreaName } from '@portfolio/contract/areas';
import { workerConfig } from './rspack-config';
import { runRspack } from './run-rspack';

/** Bundles the file of a worker into one script. */
export default async function workerLoader(this: LoaderContext<{ area: AreaName }>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    await runRspack(workerConfig(this.getOptions().area, this.resourcePath, folder));
    return await readFile(join(folder, 'browser', 'worker.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
