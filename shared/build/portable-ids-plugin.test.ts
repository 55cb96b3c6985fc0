import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { root } from '@portfolio/workspace/root';
import { PortableIdsPlugin } from './portable-ids-plugin';
import { runWebpack } from './testing/run-webpack';

// Below the repository, where the runtime of module federation is found.
const folder = mkdtempSync(join(root, '.cache', 'portable-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a build that shares and exposes modules is the same in folders of any name', async () => {
  const short = await buildIn(join(folder, 'a'));
  const long = await buildIn(join(folder, 'another (folder) + more'));
  expect(Object.keys(short).length).toBeGreaterThan(2);
  expect(long).toEqual(short);
}, 60_000);

/** Builds a federated container of two modules. @returns its files. */
async function buildIn(place: string): Promise<Record<string, string>> {
  mkdirSync(join(place, 'node_modules/shared'), { recursive: true });
  writeFileSync(join(place, 'area.js'), "import { one } from 'shared'; import('./more.js'); export const area = one;");
  writeFileSync(join(place, 'more.js'), "export * from 'shared';");
  writeFileSync(join(place, 'node_modules/shared/index.js'), 'export const one = Math.random();');
  writeFileSync(join(place, 'node_modules/shared/package.json'), '{ "name": "shared", "version": "1.0.0" }');
  const output = join(place, 'dist');
  await runWebpack({
    mode: 'production',
    context: place,
    entry: {},
    output: { path: output, filename: '[name].[contenthash].js', uniqueName: 'portable' },
    optimization: { moduleIds: 'deterministic', chunkIds: 'named', minimize: false },
    plugins: [
      new PortableIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'portable',
        filename: 'entry.[contenthash].js',
        exposes: { './area': { import: join(place, 'area.js'), name: 'area' } },
        shared: { shared: { singleton: true, requiredVersion: '^1.0.0' } },
        manifest: false,
        dts: false,
      }),
    ],
  });
  return Object.fromEntries(
    readdirSync(output)
      .sort()
      .map((file) => [file, readFileSync(join(output, file), 'utf8')]),
  );
}
