import { ownerNamed } from '@portfolio/workspace/owner-named';
import { ReportedError } from '@portfolio/workspace/reported-error';
import { runCommand } from '@portfolio/workspace/run-command';
import { rspackConfig } from './rspack-config';
import { runRspack } from './run-rspack';

await runCommand(
  {
    does: 'Bundles an area with Rspack into a folder, without its content.',
    usage: 'npx tsx shared/build/journeys/build-with-rspack.ts <area> <folder>',
    example: 'npx tsx shared/build/journeys/build-with-rspack.ts research /tmp/research',
  },
  async ([name = '', output]) => {
    const area = ownerNamed(name);
    if (area === 'shell' || !output) throw new ReportedError('Name an area and a folder.');
    await runRspack(rspackConfig(area, output));
  },
);
