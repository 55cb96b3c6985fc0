import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import type webpack from 'webpack';
import { root } from '@portfolio/workspace/root';
import { hiddenSourceMaps } from './hidden-source-maps';
import { PortableIdsPlugin } from './portable-ids-plugin';
import { runWebpack } from './testing/run-webpack';

// Below the repository, where the runtime of module federation is found.
const folder = mkdtempSync(join(root, '.cache', 'hidden-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
export function measure(rooms) {
  if (rooms.length === 0) throw new Error('no corners');
  return rooms.reduce((sum, { area }) => sum + area, 0);
}
`;

test('scripts are the same bytes with maps as without, and maps are the same in folders of any name', async () => {
  const without = await buildIn(join(folder, 'a'), []);
  const short = await buildIn(join(folder, 'b'), [hiddenSourceMaps()]);
  const long = await buildIn(join(folder, 'another (folder) + more'), [hiddenSourceMaps()]);
  const scripts = [...short].filter(([name]) => !name.startsWith('.maps'));
  expect(scripts).toEqual([...without]);
  expect([...short.keys()].filter((name) => name.startsWith('.maps'))).toHaveLength(scripts.length);
  expect([...long]).toEqual([...short]);
}, 120_000);

test('a place in a minified script leads to file and line, and its map has no sources', async () => {
  const files = await buildIn(join(folder, 'c'), [hiddenSourceMaps()]);
  const [name = '', text = ''] = [...files].find(([, each]) => each.includes('no corners')) ?? [];
  const before = text.slice(0, text.indexOf('no corners')).split('\n');
  const map = new SourceMap(JSON.parse(files.get(`.maps/${name}.map`) ?? '') as SourceMapPayload);
  const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  expect(found).toMatchObject({ originalSource: './area.js', originalLine: 2 });
  expect(files.get(`.maps/${name}.map`)).not.toContain('no corners');
}, 120_000);

/** Builds a minified federated container. @returns its files. */
async function buildIn(place: string, plugins: webpack.WebpackPluginInstance[]): Promise<Map<string, string>> {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'area.js'), `${source}export const more = () => import('./more.js');`);
  // Its path is part of the hash by which the federation names its entry.
  writeFileSync(join(place, 'plugin.js'), "export default () => ({ name: 'plugin' });");
  writeFileSync(join(place, 'more.js'), "import { measure } from './area.js'; export const none = measure([]);");
  const output = join(place, 'dist');
  await runWebpack({
    mode: 'production',
    devtool: false,
    context: place,
    entry: {},
    output: { path: output, filename: '[name].[contenthash:8].js', uniqueName: 'mapped' },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimizer: [new TerserPlugin({ extractComments: false, parallel: false, terserOptions: { ecma: 2020 } })],
    },
    plugins: [
      new PortableIdsPlugin(),
      new ModuleFederationPlugin({
        name: 'mapped',
        filename: 'entry.[contenthash:8].js',
        exposes: { './area': { import: join(place, 'area.js'), name: 'area' } },
        runtimePlugins: [join(place, 'plugin.js')],
        manifest: false,
        dts: false,
      }),
      ...plugins,
    ],
  });
  const names = readdirSync(output, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|map)$/.test(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(output, name), 'utf8')]));
}
