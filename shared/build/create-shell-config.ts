import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { hiddenSourceMaps } from './hidden-source-maps';
import { root } from '@portfolio/workspace/root';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { runtimeAliases, serverExternals, sharing } from './sharing';

/** The host's builds: for the browser, for rendering pages, the composer, and the standalone scripts. */
export function createShellConfig(): Configuration[] {
  return [browserConfig(), serverConfig(), composerConfig(), ...standaloneConfigs()];
}

function browserConfig(): Configuration {
  const config = baseConfig('shell', 'browser');
  return {
    ...config,
    entry: { shell: `${workspaceFolder('shell')}/src/index.ts` },
    resolve: { ...config.resolve, alias: { ...runtimeAliases(), ...routerAliases(config.mode) } },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), pureComponents] },
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [...(config.plugins ?? []), shellFederation(), new ReleaseManifestPlugin('shell'), hiddenSourceMaps()],
  };
}

/** React Router's own exports always lead to its development build, whose warnings no visitor sees. */
function routerAliases(mode: Configuration['mode']): Record<string, string> {
  const builds = join(root, 'node_modules/react-router/dist', mode ?? 'production');
  return { 'react-router$': join(builds, 'index.mjs'), 'react-router/dom$': join(builds, 'dom-export.mjs') };
}

/** See pure-components-loader.ts. */
const pureComponents = {
  test: /react-router[\\/]dist[\\/].*\.mjs$/,
  use: join(import.meta.dirname, 'pure-components-loader.ts'),
};

export function shellFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    runtimePlugins: [`${workspaceFolder('shell')}/src/loading/entry-script.ts`],
    shared: sharing('shell'),
    // The default lets one dead remote stop the whole site.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** Scripts without a runtime: the guard, inlined into each page, and the service worker at the root of the site. */
const standalone = {
  guard: '@portfolio/page-start/start-guard',
  'service-worker': '@portfolio/offline/service-worker',
};

/** Written beside the server bundle: publish puts them where they belong. */
function standaloneConfigs(): Configuration[] {
  return Object.entries(standalone).map(([name, source]) => {
    const config = baseConfig('shell', 'browser');
    return {
      ...config,
      name,
      entry: { [name]: source },
      output: {
        ...config.output,
        path: baseConfig('shell', 'server').output?.path,
        filename: `${name}.js`,
        clean: false,
      },
    };
  });
}

/** Beside the server bundle, whose build would remove it. */
const besideServer = ['compose.js', 'compose.js.map', ...Object.keys(standalone).map((name) => `${name}.js`)];

function serverConfig(): Configuration {
  const config = baseConfig('shell', 'server');
  return {
    ...config,
    entry: { shell: `${workspaceFolder('shell')}/src/server.tsx` },
    output: {
      ...config.output,
      library: { type: 'commonjs2' },
      clean: { keep: (file) => besideServer.includes(file) },
    },
    externals: serverExternals,
    externalsType: 'commonjs',
  };
}

/**
 * The composer with its React, complete in one file. It is built for no platform: importing anything of Node stops the
 * build, so that what it needs of the machine is in `ComposerHost` alone.
 */
export function composerConfig(): Configuration {
  const config = baseConfig('shell', 'server');
  return {
    ...config,
    name: 'composer',
    // Pages are always rendered with React's production build.
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: { compose: '@portfolio/compose/compose' },
    output: { ...config.output, library: { type: 'commonjs2' }, clean: false },
  };
}
