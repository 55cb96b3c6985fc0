import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { AreaName } from '@portfolio/contract/areas';
import { releaseUrl, type ReleaseOwner } from '@portfolio/contract/release';
import { baseConfig } from '@portfolio/build/base-config';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import { areaFederation } from '@portfolio/build/create-area-config';
import { shellFederation } from '@portfolio/build/create-shell-config';
import { root } from '@portfolio/workspace/root';
import { runtimeAliases } from '@portfolio/build/sharing';

/** The release name of a workspace in development. */
export const developmentRelease = 'dev';
/** The entry of an area's container, without a hash, so that its address stays the same. */
export const developmentEntry = 'remoteEntry.js';
/** URL and entry of the standalone page's scripts. */
export const standalone = { url: '/_standalone/', entry: 'standalone.js' };
export const shellEntry = 'shell.js';

/** The package with what runs in the browser. */
const browserParts = dirname(createRequire(import.meta.url).resolve('@portfolio/dev-browser/package.json'));

const reportErrors = join(browserParts, 'report-errors.ts');

/** An area's container, for the shell in development and for a published site. */
export function containerConfig(area: AreaName, port: number): Configuration {
  // Absolute: chunks and updates are loaded from this server by any page.
  const config = developmentConfig(area, 'container', originOf(port) + browserUrl(area));
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      areaFederation(area, developmentEntry),
      new webpack.EntryPlugin(root, join(browserParts, 'reload-without-refresh.ts'), { name: undefined }),
    ],
  };
}

/** The standalone page of an area: no federation, everything in one script. */
export function standaloneConfig(area: AreaName): Configuration {
  const config = developmentConfig(area, 'standalone', standalone.url);
  const alias = { 'area-under-development': join(workspaceFolder(area), 'src', 'area.tsx') };
  return {
    ...config,
    entry: { standalone: [reportErrors, join(browserParts, 'standalone.tsx')] },
    resolve: { ...config.resolve, alias },
  };
}

/** The shell with hot reload. */
export function shellDevelopmentConfig(): Configuration {
  const config = developmentConfig('shell', 'shell', browserUrl('shell'));
  return {
    ...config,
    // The first module must run before React.
    entry: {
      shell: [join(browserParts, 'keep-renderers.ts'), reportErrors, join(workspaceFolder('shell'), 'src', 'index.ts')],
    },
    resolve: { ...config.resolve, alias: runtimeAliases() },
    plugins: [...(config.plugins ?? []), shellFederation()],
  };
}

/** The address of a development server. */
export function originOf(port: number): string {
  return `http://localhost:${port}`;
}

/** Where a development server serves the scripts of a workspace. */
export function browserUrl(owner: ReleaseOwner): string {
  return `${releaseUrl(owner, developmentRelease)}browser/`;
}

/** @param publicPath may be absolute; the server then answers for its path. */
function developmentConfig(owner: ReleaseOwner, part: string, publicPath: string): Configuration {
  const config = baseConfig(owner, 'development');
  const rules = config.module?.rules ?? [];
  return {
    ...config,
    name: part === owner ? owner : `${owner} (${part})`,
    output: { ...config.output, path: join(root, '.cache', 'dev', owner, part), publicPath },
    module: {
      ...config.module,
      rules: rules.map((rule) => (rule && typeof rule === 'object' ? withRefresh(rule) : rule)),
    },
    // Stacks of errors name files.
    optimization: { ...config.optimization, moduleIds: 'named' },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Lets ts-loader register components for fast refresh. The JSX runtime stays the production one:
 * `react/jsx-dev-runtime` crashes against the production React of a published site.
 */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  const { use } = rule;
  if (!use || typeof use !== 'object' || Array.isArray(use) || use.loader !== 'ts-loader') return rule;
  const options = typeof use.options === 'object' ? use.options : {};
  return {
    ...rule,
    use: { ...use, options: { ...options, getCustomTransformers: () => ({ before: [refreshTypeScript()] }) } },
  };
}
