import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, workspaceFolder } from './base-config';
import { ReleaseManifestPlugin } from './release-manifest-plugin';
import { runtimeAliases, serverExternals, sharing } from './sharing';

const sharedWithAreas =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|shared[\\/]contract[\\/](shell|content-html)\.tsx?$/;

/** The host's builds: for the browser, for composing pages, and the scripts that stand alone. */
export function createShellConfig(): Configuration[] {
  return [browserConfig(), serverConfig(), ...aloneConfigs()];
}

function browserConfig(): Configuration {
  const config = baseConfig('shell', 'browser');
  return {
    ...config,
    entry: { shell: `${workspaceFolder('shell')}/src/index.ts` },
    resolve: { ...config.resolve, alias: runtimeAliases() },
    optimization: {
      ...config.optimization,
      // Apart, because it hardly ever changes, and comes last: what needs no React runs before. What is shared with the
      // areas is with it, so that nothing is asked for one by one.
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: { test: sharedWithAreas, name: 'react', enforce: true },
        },
      },
    },
    plugins: [...(config.plugins ?? []), shellFederation(), new ReleaseManifestPlugin('shell')],
  };
}

/** @param role "standalone" for a host that has React in its entry. */
export function shellFederation(role: 'shell' | 'standalone' = 'shell'): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharing(role),
    // The default lets one dead remote stop the whole site.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** Scripts that stand alone: two inside each page, and the service worker at the root of the site. */
const alone = { line: 'start-line.ts', guard: 'start-guard.ts', 'service-worker': 'offline/service-worker.ts' };

/** Beside the server bundle, because publish puts them where they belong. */
function aloneConfigs(): Configuration[] {
  return Object.entries(alone).map(([name, source]) => {
    const config = baseConfig('shell', 'browser');
    return {
      ...config,
      name,
      entry: { [name]: `${workspaceFolder('shell')}/src/${source}` },
      output: {
        ...config.output,
        path: baseConfig('shell', 'server').output?.path,
        filename: `${name}.js`,
        clean: false,
      },
    };
  });
}

function serverConfig(): Configuration {
  const config = baseConfig('shell', 'server');
  return {
    ...config,
    entry: { shell: `${workspaceFolder('shell')}/src/server.tsx` },
    output: {
      ...config.output,
      library: { type: 'commonjs2' },
      clean: { keep: (file) => Object.hasOwn(alone, file.replace('.js', '')) },
    },
    externals: serverExternals,
    externalsType: 'commonjs',
  };
}
