import { spawnSync } from 'node:child_process';
import { updateCssTypes } from '@portfolio/build/css-types';
import { typescriptProgram } from '@portfolio/build/typescript-program';
import { allProjects } from '@portfolio/dev/all-projects';
import { ownerNamed } from '@portfolio/workspace/owner-named';
import { runCommand } from '@portfolio/workspace/run-command';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { root } from '@portfolio/workspace/root';

await runCommand(
  {
    does: 'Checks the types of everything, or of the named workspaces.',
    usage: 'npm run site -- types [workspace…]',
    example: 'npm run site -- types research',
  },
  async (names) => {
    await updateCssTypes();
    const folders = names.length > 0 ? names.map((name) => workspaceFolder(ownerNamed(name))) : allProjects();
    const { status, error } = spawnSync(typescriptProgram(), ['-b', ...folders], { cwd: root, stdio: 'inherit' });
    if (error) throw error;
    process.exitCode = status ?? 1;
  },
);
