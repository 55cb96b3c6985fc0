import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { AreaName } from '@portfolio/contract/areas';
import { areaContainer } from './area-container';
import { baseConfig } from './base-config';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { createForeignConfig } from './create-foreign-config';
import { hiddenSourceMaps } from './hidden-source-maps';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { serverExternals } from './sharing';
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
  return new ModuleFederationPlugin(areaContainer(area, filename));
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
