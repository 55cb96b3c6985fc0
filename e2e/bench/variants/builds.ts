import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createShellConfig, shellFederation, workspaceFolder } from 'shared/build';
import type { Scripts } from 'shared/contract/release';
import webpack, { type Configuration } from 'webpack';
import { hashOf } from '../../engines/faults';

/** What a rival's page loads. `chunks` are files by the name of their chunk, `scripts` hashes by file. */
export type RivalBuild = {
  entry: readonly string[];
  chunks: Readonly<Record<string, readonly string[]>>;
  scripts: Scripts;
};

const here = import.meta.dirname;
/** The shell with the areas inside: one build, one chunk for each area, no federation, and the app in its entry. */
export function buildOneBundle(folder: string): Promise<RivalBuild> {
  const config = shellConfig(folder, 'ModuleFederationPlugin');
  const allAreas = new webpack.NormalModuleReplacementPlugin(/\/federation$/, join(here, 'all-areas.ts'));
  const sources = ['take-over.tsx', 'index.ts'].map((file) => join(workspaceFolder('shell'), 'src', file));
  return build({ ...config, entry: { shell: sources }, plugins: [...(config.plugins ?? []), allAreas] });
}

/** The shell as a host that renders in the browser; it takes the areas' own releases as remotes. */
export function buildOrdinaryHost(folder: string): Promise<RivalBuild> {
  const config = shellConfig(folder, 'ModuleFederationPlugin');
  const plugins = [...(config.plugins ?? []), shellFederation('standalone')];
  return build({ ...config, entry: { shell: join(here, 'ordinary-host.tsx') }, plugins });
}

function shellConfig(folder: string, ...without: string[]): Configuration {
  const [browser] = createShellConfig();
  const isLeftOut = (plugin: object) => ['ReleaseManifestPlugin', ...without].includes(plugin.constructor.name);
  return {
    ...browser,
    output: { ...browser?.output, path: folder },
    plugins: browser?.plugins?.filter((plugin) => !plugin || !isLeftOut(plugin)) ?? [],
  };
}

async function build(config: Configuration): Promise<RivalBuild> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(config, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
  if (!stats || stats.hasErrors()) throw new Error(`A rival could not be built: ${stats?.toString('errors-only')}`);
  const { compilation } = stats;
  const folder = config.output?.path ?? '';
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return {
    scripts: Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))])),
    entry: compilation.entrypoints.get('shell')?.getFiles() ?? [],
    chunks: Object.fromEntries([...compilation.namedChunks].map(([name, { files }]) => [name, [...files]])),
  };
}
