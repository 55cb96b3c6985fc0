import { existsSync } from 'node:fs';
import { areaNames } from '@portfolio/contract/areas';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

/** The TypeScript projects of everything: what tsconfig.json names, and all areas of the table. */
export function allProjects(): string[] {
  return [root, ...areaNames.map(workspaceFolder).filter(existsSync)];
}
