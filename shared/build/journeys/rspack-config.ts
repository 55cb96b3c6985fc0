import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { areaContainer } from '@portfolio/build/area-container';
import { chunkLoadTimeout } from '@portfolio/build/base-config';
import { cssModules } from '@portfolio/build/css';
import { ReleaseManifestPlugin } from '@portfolio/build/release-manifest-plugin';
import { serverExternals } from '@portfolio/build/sharing';
import { studyChunks } from '@portfolio/build/study-chunks';
import type { AreaName } from '@portfolio/contract/areas';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';

const federation = join(root, 'node_modules/@module-federation');

/** The plugin names CommonJS files of its runtime. As modules they are half as large: what is not used is left out. */
const runtimeAliases = {
  [`${federation}/webpack-bundler-runtime/dist/index.cjs`]: `${federation}/webpack-bundler-runtime/dist/index.js`,
  [`${federation}/runtime/dist/bundler.cjs`]: `${federation}/runtime/dist/bundler.js`,
};

type Target = 'browser' | 'server';

/**
 * The two bundles of an area by Rspack: a federation container for browsers, and CommonJS for rendering pages.
 * docs/bundlers.md says what a release needs of them.
 * @param output of the build: `browser` and `server` are written into it.
 */
export function rspackConfig(area: AreaName, output: string): Configuration[] {
  return [browserConfig(area, output), serverConfig(area, output)];
}

function browserConfig(area: AreaName, output: string): Configuration {
  const config = commonConfig(area, output, 'browser');
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: { cacheGroups: studyChunks } },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin(areaContainer(area, 'remoteEntry.[contenthash:8].js')),
      new rspack.CssExtractRspackPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        insert: insertStyle,
      }),
      { apply: lockChunks },
      new ReleaseManifestPlugin(area),
    ],
  };
}

function serverConfig(area: AreaName, output: string): Configuration {
  const config = commonConfig(area, output, 'server');
  return {
    ...config,
    entry: { area: `${workspaceFolder(area)}/src/area.tsx` },
    output: { ...config.output, library: { type: 'commonjs2' } },
    externals: serverExternals,
    externalsType: 'commonjs',
    // Publish names the source line when a page can't be rendered.
    devtool: 'nosources-source-map',
    plugins: [...(config.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** A worker of an area as one script. */
export function workerConfig(area: AreaName, file: string, output: string): Configuration {
  const config = commonConfig(area, output, 'browser');
  return {
    ...config,
    target: ['webworker', 'es2022'],
    entry: { worker: file },
    output: { ...config.output, filename: 'worker.js' },
    plugins: [...(config.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function commonConfig(area: AreaName, output: string, target: Target): Configuration {
  const isBrowser = target === 'browser';
  const hashed = isBrowser ? '.[contenthash:8]' : '';
  const { mail, backend, vitalsUrl, offline } = readConfiguration();
  return {
    name: target,
    mode: 'production',
    devtool: false,
    context: root,
    target: isBrowser ? ['web', 'es2022'] : 'node20',
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: runtimeAliases },
    output: {
      path: join(output, target),
      publicPath: isBrowser ? 'auto' : '',
      clean: true,
      uniqueName: `portfolio_${area}`,
      devtoolModuleFilenameTemplate: '[resource-path]',
      filename: `[name]${hashed}.js`,
      chunkFilename: `[name]${hashed}.js`,
      chunkLoadTimeout,
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
    },
    module: {
      parser: {
        javascript: {
          exportsPresence: 'error',
          worker: false,
          // A server has no workers: their addresses stay as written.
          url: isBrowser,
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
          },
        },
        {
          // Instead of Rspack's own workers: each of those gets the runtime of the federation, and fails without its core.
          dependency: 'url',
          test: /-worker\.ts$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8].js' },
          loader: join(import.meta.dirname, 'worker-loader.ts'),
          options: { area },
        },
        {
          test: /\.module\.css$/,
          type: 'javascript/auto',
          use: [
            ...(isBrowser ? [rspack.CssExtractRspackPlugin.loader] : []),
            { loader: 'css-loader', options: { modules: cssModules(target, area) } },
          ],
        },
      ],
    },
    optimization: {
      minimize: isBrowser,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: { condition: true, banner: false },
          minimizerOptions: { ecma: 2020, compress: { passes: 2 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      chunkIds: 'named',
      // Other ids are made from names, and those of the federation's runtime have the folder of the repository in them.
      moduleIds: 'natural',
    },
    plugins: [
      new rspack.DefinePlugin({
        MAIL: JSON.stringify(mail),
        BACKEND: JSON.stringify(backend),
        VITALS_URL: JSON.stringify(vitalsUrl),
        OFFLINE: JSON.stringify(offline),
        // Written into the federation's runtime by tsx, when the build runs with it.
        __name: '((named) => named)',
        DEVELOPMENT: 'false',
        FOREIGN: 'false',
        ...(!isBrowser && { 'import.meta.url': '""' }),
      }),
    ],
    // Sizes have limits of their own: shared/contract/published/area-budget.ts.
    performance: false,
    stats: 'errors-warnings',
  };
}

/** What these have is not written in another way: the first ones with `light-dark()`. */
const browsers = ['chrome >= 123', 'safari >= 17.5', 'firefox >= 120'];

/** Runs in browsers. The shell loads a chunk's style sheet, on retry at another address; an older shell does not. */
function insertStyle(link: HTMLLinkElement): void {
  (self as { loadStyle?: (link: HTMLLinkElement) => void }).loadStyle?.(link);
  document.head.appendChild(link);
}

/** Lets Rspack's runtime load chunks as the shell does: only with a hash from the page's lock. */
function lockChunks({ hooks, options }: Compiler): void {
  const prefix = JSON.stringify(`${options.output.uniqueName}:`);
  hooks.compilation.tap('LockChunks', (compilation) => {
    rspack.RuntimePlugin.getCompilationHooks(compilation).createScript.tap('LockChunks', () =>
      [
        'script = document.createElement("script");',
        // By it the runtime finds a script that is being loaded already.
        `script.setAttribute("data-rspack", ${prefix} + key);`,
        'self.lockScript(script, url);',
      ].join('\n'),
    );
  });
}
