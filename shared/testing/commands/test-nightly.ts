import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

/** `npm run test:nightly`: every file that tests properties, with 10,000 runs of each. Arguments go to Jest. */
const workspaces = readdirSync(root).filter((name) => /^(shared|shell|remote-.*)$/.test(name));
const files = workspaces
  .flatMap((workspace) =>
    readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).map((file) => join(workspace, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('fc.assert('));

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--testTimeout=3600000',
    ...process.argv.slice(2),
    '--runTestsByPath',
    ...files,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROPERTY_RUNS: process.env['PROPERTY_RUNS'] ?? '10000' } },
);
process.exitCode = status ?? 1;
