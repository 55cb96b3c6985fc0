import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { runWebpack } from '@portfolio/build/testing/run-webpack';
import { root } from '@portfolio/workspace/root';
import { remoteOf, shared, shareStrategy, type Remotes } from './remotes';

const source = join(import.meta.dirname, 'host');

/** Builds a host as any site with webpack may have one. */
export async function buildWithWebpack(output: string, { site, ...areas }: Remotes): Promise<void> {
  const remotes = Object.entries(areas).map(([alias, area]) => {
    const { name, entry } = remoteOf(site, area);
    return [alias, `${name}@${entry}`];
  });
  await runWebpack({
    mode: 'production',
    devtool: false,
    context: source,
    entry: './start.ts',
    output: { path: output, filename: 'main.js', uniqueName: 'another_site' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'another_site',
        remotes: Object.fromEntries(remotes) as Record<string, string>,
        shared,
        shareStrategy,
        manifest: false,
        dts: false,
      }),
    ],
  });
  const page = readFileSync(join(source, 'index.html'), 'utf8');
  writeFileSync(join(output, 'index.html'), page.replace('type="module" src="./start.ts"', 'src="main.js"'));
}

/** Of the project that journeys are in: it has the files of all packages. */
const options = {
  transpileOnly: true,
  configFile: join(root, 'e2e/tsconfig.json'),
  compilerOptions: { composite: false, emitDeclarationOnly: false },
};
