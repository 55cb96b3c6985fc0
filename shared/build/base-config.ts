import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { ReleaseOwner } from '../contract/release';
import { readConfiguration } from './configuration';
import { cssRules, type Target } from './css';
import { LockedScriptsPlugin } from './locked-scripts-plugin';
import { RetryPlugin } from './retry-plugin';
import { root } from './root';

/** Milliseconds after which a chunk counts as lost. From the specification. */
export const chunkLoadTimeout = 120_000;

/** A file that is given to the worker of this module becomes a bundle of its own. */
const workerModule = 'shared/study/release-worker';

export function workspaceFolder(owner: ReleaseOwner): string {
  return join(root, owner === 'shell' ? 'shell' : `remote-${owner}`);
}

/** What all builds have in common. `BUILD_OUTPUT` names another folder than the workspace's `dist`. */
export function baseConfig(owner: ReleaseOwner, target: Target): Configuration {
  const workspace = workspaceFolder(owner);
  const output = process.env['BUILD_OUTPUT'] ?? join(workspace, 'dist');
  const { mail, backend, vitalsUrl, offline } = readConfiguration();
  const hashed = target === 'browser' ? '.[contenthash:8]' : '';
  return {
    name: target,
    // React chooses its development build by this: the journeys build the shell both ways.
    mode: target === 'development' || process.env['REACT'] === 'development' ? 'development' : 'production',
    devtool: target === 'development' ? 'eval-cheap-module-source-map' : false,
    context: root,
    target: target === 'server' ? 'node20' : ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: join(output, target === 'server' ? 'server' : 'browser'),
      publicPath: target === 'server' ? '' : 'auto',
      clean: target !== 'development',
      uniqueName: `portfolio_${owner}`,
      filename: `[name]${hashed}.js`,
      chunkFilename: `[name]${hashed}.js`,
      chunkLoadTimeout,
      // A module that threw, for what it needs did not come, is run anew by the next try; else its half would stay.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    module: {
      // A server has no workers: there their addresses stay as they are written and are never asked for.
      parser: {
        javascript:
          target === 'server' ? { worker: false, url: false } : { worker: [`ReleaseWorker from ${workerModule}`] },
      },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          // Types are checked apart, by `tsc -b` over all workspaces.
          use: {
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              onlyCompileBundledFiles: true,
              configFile: join(root, 'tsconfig.base.json'),
              compilerOptions: { rootDir: root, composite: false, emitDeclarationOnly: false },
            },
          },
        },
        ...cssRules(target),
      ],
    },
    optimization: {
      minimize: target === 'browser' && process.env['REACT'] !== 'development',
      minimizer: [
        new TerserPlugin({
          // Whoever looks for them finds them beside the scripts; visitors need not load them.
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          terserOptions: { compress: { passes: 2 }, ecma: 2020 },
        }),
        new CssMinimizerPlugin(),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
    },
    plugins: [
      new webpack.DefinePlugin({
        MAIL: JSON.stringify(mail),
        BACKEND: JSON.stringify(backend),
        VITALS_URL: JSON.stringify(vitalsUrl),
        OFFLINE: JSON.stringify(offline),
        DEVELOPMENT: JSON.stringify(target === 'development'),
        ...(target === 'server' && { 'import.meta.url': '""' }),
      }),
      ...(target === 'browser'
        ? [
            new MiniCssExtractPlugin({ filename: `[name]${hashed}.css`, chunkFilename: `[name]${hashed}.css` }),
            new LockedScriptsPlugin(),
            new RetryPlugin(chunkLoadTimeout),
            compileHint(),
          ]
        : []),
      // A page is composed from one file; what is loaded later in a browser is part of it here.
      ...(target === 'server' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

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
