import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName, type AreaName } from '@portfolio/contract/areas';
import { baseConfig } from './base-config';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { createForeignConfig } from './create-foreign-config';
import { hiddenSourceMaps } from './hidden-source-maps';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { serverExternals, sharing } from './sharing';
import { studyChunks } from './study-chunks';

/**
 * An area's builds from one module, `src/area.tsx`: a federation container, CommonJS for rendering pages, and where other
 * sites may load it a container for them.
 */
export function createAreaConfig(area: AreaName): Configuration[] {
  const isForeign = readConfiguration().foreignHosts.length > 0;
  return [browserConfig(area), serverConfig(area), ...(isForeign ? [createForeignConfig(area)] : [])];
}

function browserConfig(area: AreaName): Configuration {
  const config = baseConfig(area, 'browser');
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: { cacheGroups: studyChunks } },
    plugins: [
      ...(config.plugins ?? []),
      areaFederation(area, 'remoteEntry.[contenthash:8].js'),
      new ReleaseManifestPlugin(area),
      hiddenSourceMaps(),
    ],
  };
}

/** @param filename of the container's entry. */
export function areaFederation(area: AreaName, filename: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: containerName(area),
    filename,
    exposes: { './area': { import: `${workspaceFolder(area)}/src/area.tsx`, name: 'area' } },
    shared: sharing('area'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}

function serverConfig(area: AreaName): Configuration {
  const config = baseConfig(area, 'server');
  return {
    ...config,
    entry: { area: `${workspaceFolder(area)}/src/area.tsx` },
    output: { ...config.output, library: { type: 'commonjs2' } },
    externals: serverExternals,
    externalsType: 'commonjs',
  };
}
