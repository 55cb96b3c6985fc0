import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { ChunkLoadingPlugin } from './chunk-loading-plugin';
import { cssRules, type Target } from './css';
import { minifier } from './minifier';
import { PortableIdsPlugin } from './portable-ids-plugin';
import { PublicPathPlugin } from './public-path-plugin';
import { root } from '@portfolio/workspace/root';
import { webpackCacheOf } from './webpack-cache';
import { outputOf } from '@portfolio/workspace/content-root';

/** Milliseconds after which a chunk counts as failed. From the specification. */
export const chunkLoadTimeout = 120_000;

/** A file that is passed to this module's worker class is bundled separately. */
const workerModule = '@portfolio/study/release-worker';

/** Packages of others are compiled already. Our own are sources, also where they are installed. */
const foreign = /node_modules\/(?!@portfolio\/)/;

/** The name of an area's container in pages of other sites. */
export function foreignName(owner: ReleaseOwner): string {
  return `portfolio_foreign_${owner}`;
}

/**
 * What all builds have in common. `BUILD_OUTPUT` names another folder than `outputOf`; `BUILD_CACHE` is what a cache of
 * an earlier build must have been made with, without it there is none. A development server caches in memory.
 */
export function baseConfig(owner: ReleaseOwner, target: Target): Configuration {
  const output = process.env['BUILD_OUTPUT'] ?? outputOf(owner);
  const version = process.env['BUILD_CACHE'];
  const { mail, backend, vitalsUrl, offline } = readConfiguration();
  const isShipped = target === 'browser' || target === 'foreign';
  const hashed = isShipped ? '.[contenthash:8]' : '';
  return {
    name: target,
    // React chooses its development build by this: the journeys build the shell both ways.
    mode: target === 'development' || process.env['REACT'] === 'development' ? 'development' : 'production',
    // Publish names the source line when a page cannot be rendered; see shared/compose/check/source-line.ts.
    devtool: target === 'development' ? 'eval-cheap-module-source-map' : target === 'server' && 'nosources-source-map',
    context: root,
    cache:
      target === 'development' ||
      (!!version && { type: 'filesystem', cacheDirectory: webpackCacheOf(output), version }),
    // Our own packages may be changed by hand where they are installed.
    snapshot: { unmanagedPaths: [/[\\/]node_modules[\\/]@portfolio[\\/]/] },
    target: target === 'server' ? 'node20' : ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: join(output, target === 'development' ? 'browser' : target),
      publicPath: target === 'server' ? '' : 'auto',
      clean: target !== 'development',
      uniqueName: target === 'foreign' ? foreignName(owner) : `portfolio_${owner}`,
      devtoolModuleFilenameTemplate: '[resource-path]',
      filename: `[name]${hashed}.js`,
      chunkFilename: `[name]${hashed}.js`,
      chunkLoadTimeout,
      // A module that threw because a dependency failed to load runs again on Retry.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    module: {
      parser: {
        javascript: {
          // An import of what a module does not export is a warning by default.
          exportsPresence: 'error',
          // A server has no workers: their addresses stay as written.
          ...(target === 'server' ? { worker: false, url: false } : { worker: [`ReleaseWorker from ${workerModule}`] }),
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: foreign,
          // Types are checked by `tsc -b`, beside the bundling.
          use: {
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              onlyCompileBundledFiles: true,
              allowTsInNodeModules: true,
              configFile: join(root, 'tsconfig.base.json'),
              compilerOptions: { rootDir: root, composite: false, emitDeclarationOnly: false, sourceMap: true },
            },
          },
        },
        ...cssRules(target, owner),
      ],
    },
    optimization: {
      minimize: isShipped && process.env['REACT'] !== 'development',
      minimizer: [
        minifier({
          // Beside the scripts, so that visitors do not download them.
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
        }),
        // A process of its own takes longer to start than the sheets.
        new CssMinimizerPlugin({ parallel: false }),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
    },
    plugins: [
      withoutBuildDependencies,
      new PortableIdsPlugin(),
      new webpack.DefinePlugin({
        MAIL: JSON.stringify(mail),
        BACKEND: JSON.stringify(backend),
        VITALS_URL: JSON.stringify(vitalsUrl),
        OFFLINE: JSON.stringify(offline),
        DEVELOPMENT: JSON.stringify(target === 'development'),
        FOREIGN: JSON.stringify(target === 'foreign'),
        ...(target === 'server' && { 'import.meta.url': '""' }),
      }),
      ...(isShipped
        ? [
            new MiniCssExtractPlugin({ filename: `[name]${hashed}.css`, chunkFilename: `[name]${hashed}.css` }),
            compileHint(),
          ]
        : []),
      ...(target === 'browser' ? [new ChunkLoadingPlugin(), new PublicPathPlugin()] : []),
      // One file, also for what a browser loads later.
      ...(target === 'server' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ],
    performance: {
      hints: 'error',
      circularDependencies: true,
      maxAssetSize: Infinity,
      maxEntrypointSize: Infinity,
    },
    stats: 'errors-warnings',
  };
}

/**
 * The version of the cache says what build dependencies would. They are followed through all files of all tools, which
 * took more than half of a first build.
 */
const withoutBuildDependencies: WebpackPluginInstance = {
  apply: ({ hooks }) => {
    hooks.afterCompile.tap('WithoutBuildDependencies', ({ buildDependencies }) => buildDependencies.clear());
  },
};

/**
 * Lets V8 compile all functions of a script while it loads, off the main thread. Measured over a real connection with a
 * processor slowed four times: hydrated 60 to 100 ms earlier. https://v8.dev/blog/explicit-compile-hints
 */
function compileHint(): webpack.BannerPlugin {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.[0-9a-f]+\.js$/,
    stage,
  });
}
