import { containerName, type AreaName } from '@portfolio/contract/areas';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { sharing } from './sharing';

/** Options of the federation plugin for an area's container, whatever bundles it. @param filename of the container's entry. */
export function areaContainer(area: AreaName, filename: string) {
  return {
    name: containerName(area),
    filename,
    exposes: { './area': { import: `${workspaceFolder(area)}/src/area.tsx`, name: 'area' } },
    shared: sharing('area'),
    shareStrategy: 'loaded-first' as const,
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
    },
  };
}
