import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShellConfig } from '@portfolio/build';
import { areaNames } from '@portfolio/contract/areas';
import type { Scripts } from '@portfolio/contract/release';
import { workspaceFolder } from '@portfolio/workspace/workspace-folder';
import webpack, { type Configuration } from 'webpack';
import { hashOf } from '../../e2e/engines/faults';

/** What a variant's pages load. `chunks` are files by chunk name, `scripts` integrity values by file. */
export type VariantBuild = {
  entry: readonly string[];
  chunks: Readonly<Record<string, readonly string[]>>;
  scripts: Scripts;
};

const here = import.meta.dirname;

/** The shell and the areas in one build without federation, with a chunk for each area. */
export function buildOneBundle(folder: string): Promise<VariantBuild> {
  const config = shellConfig(folder, 'ModuleFederationPlugin');
  const allAreas = new webpack.NormalModuleReplacementPlugin(/\/federation$/, writeAllAreas());
  return build({ ...config, plugins: [...(config.plugins ?? []), allAreas] });
}

/** The shell as a host that renders in the browser, with the areas' own releases as remotes. */
export function buildOrdinaryHost(folder: string): Promise<VariantBuild> {
  return build({ ...shellConfig(folder), entry: { shell: join(here, 'ordinary-host.tsx') } });
}

/** Writes what replaces `shell/src/loading/federation.ts`: every area is a chunk of one build. @returns the file. */
function writeAllAreas(): string {
  const chunks = areaNames.map((name) => {
    const module = JSON.stringify(join(workspaceFolder(name), 'src', 'area.tsx'));
    return `  ${name}: () => import(/* webpackChunkName: "${name}" */ ${module}),`;
  });
  const load = 'export const loadAreaModule = async ({ name }) => (await areas[name]()).area;';
  const folder = join(here, '..', '..', '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'all-areas.js');
  writeFileSync(file, ['const areas = {', ...chunks, '};', load, ''].join('\n'));
  return file;
}

function shellConfig(folder: string, ...without: string[]): Configuration {
  const [browser] = createShellConfig();
  const isExcluded = (plugin: object) => ['ReleaseManifestPlugin', ...without].includes(plugin.constructor.name);
  return {
    ...browser,
    output: { ...browser?.output, path: folder },
    plugins: browser?.plugins?.filter((plugin) => !plugin || !isExcluded(plugin)) ?? [],
  };
}

async function build(config: Configuration): Promise<VariantBuild> {
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(config, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
  if (!stats || stats.hasErrors()) throw new Error(`A variant could not be built: ${stats?.toString('errors-only')}`);
  const { compilation } = stats;
  const folder = config.output?.path ?? '';
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return {
    scripts: Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))])),
    entry: compilation.entrypoints.get('shell')?.getFiles() ?? [],
    chunks: Object.fromEntries([...compilation.namedChunks].map(([name, { files }]) => [name, [...files]])),
  };
}
