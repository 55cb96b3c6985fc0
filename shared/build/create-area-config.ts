import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName, type AreaName } from '@portfolio/contract/areas';
import { baseConfig } from './base-config';
import { hiddenSourceMaps } from './hidden-source-maps';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { serverExternals, sharing } from './sharing';

/** An area's two builds from one module, `src/area.tsx`: a federation container, and CommonJS for rendering pages. */
export function createAreaConfig(area: AreaName): Configuration[] {
  return [browserConfig(area), serverConfig(area)];
}

function browserConfig(area: AreaName): Configuration {
  const config = baseConfig(area, 'browser');
  return {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, instrument } },
    },
    plugins: [
      ...(config.plugins ?? []),
      areaFederation(area, 'remoteEntry.[contenthash:8].js'),
      new ReleaseManifestPlugin(area),
      hiddenSourceMaps(),
    ],
  };
}

/** What all studies of an area are made with is a chunk of its own, loaded with the first of them. */
const instrument = {
  name: 'instrument',
  // Not the folders `study` of an area's studies, and not what few studies have, such as computations.
  test: /[\\/](?:shared|@portfolio)[\\/]study[\\/](?!live-study|use-computed|use-st|computation|newest-first|run)[^\\/]+$/,
  chunks: ({ name }: { name?: string | null | undefined }) => /-study$/.test(name ?? ''),
  enforce: true,
};

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
