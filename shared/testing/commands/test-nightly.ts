import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { runCommand } from '@portfolio/workspace/run-command';
import { runJest, runPlaywright } from './run-program';

await runCommand(
  {
    does: 'Every file that tests properties, with 10,000 runs of each (PROPERTY_RUNS); then the journeys that install or build copies of the repository, or install the server of a host.',
    usage: 'npm run site -- test:nightly',
    passesTo: 'Playwright',
    example: 'npm run site -- test:nightly',
  },
  async (args) => {
    const runs = { PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '10000' };
    const status = runJest(['--testTimeout=3600000', '--runTestsByPath', ...filesOfProperties()], runs);
    process.exitCode = status || runPlaywright('nightly', args);
  },
);

function filesOfProperties(): string[] {
  return readdirSync(root)
    .filter((name) => /^(shared|shell|remote-.*)$/.test(name))
    .flatMap((workspace) =>
      readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).map((file) => join(workspace, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('fc.assert('));
}
