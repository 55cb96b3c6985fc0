import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { AreaName } from '@portfolio/contract/areas';
import { packageFolder } from '@portfolio/workspace/packages';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { baseConfig, foreignName } from './base-config';
import { hiddenSourceMaps } from './hidden-source-maps';
import { foreignSharing } from './sharing';
import { studyChunks } from './study-chunks';

/**
 * An area for pages of other sites: a plain remote of Module Federation with a manifest, in `foreign/` of its release. The
 * container for our own pages is none, as it loads what a page's lock names and has no runtime of its own.
 */
export function createForeignConfig(area: AreaName): Configuration {
  const config = baseConfig(area, 'foreign');
  const parts = packageFolder('@portfolio/foreign');
  return {
    ...config,
    entry: {},
    resolve: { ...config.resolve, alias: { 'published-area': join(workspaceFolder(area), 'src', 'area.tsx') } },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: studyChunks } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/^\.\/stated-paths$/, join(parts, 'stated-paths.ts')),
      new ModuleFederationPlugin({
        name: foreignName(area),
        filename: 'remoteEntry.js',
        exposes: { './page': { import: join(parts, 'page.tsx'), name: 'page' } },
        shared: foreignSharing,
        manifest: true,
        dts: false,
        dev: false,
      }),
      { apply: withoutStats },
      hiddenSourceMaps(),
    ],
  };
}

/** What the manifest is made from names files of this machine. */
function withoutStats({ hooks, webpack }: Compiler): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  hooks.compilation.tap('WithoutStats', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'WithoutStats', stage }, () =>
      compilation.deleteAsset('mf-stats.json'),
    );
  });
}
