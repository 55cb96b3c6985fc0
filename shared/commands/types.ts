import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { writeCssTypes } from '@portfolio/build/write-css-types';
import { areaNames } from '@portfolio/contract/areas';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { root } from '@portfolio/workspace/root';

/** `npm run types`: checks the types of everything: what tsconfig.json names, and all areas of the table. */
await writeCssTypes();

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(
  process.execPath,
  [compiler, '-b', root, ...areaNames.map(workspaceFolder).filter(existsSync)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
