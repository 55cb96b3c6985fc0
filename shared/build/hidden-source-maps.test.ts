import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { root } from '@portfolio/workspace/root';
import { hiddenSourceMaps } from './hidden-source-maps';
import { minifier } from './minifier';
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

test('every script has a map and does not name it; both are the same bytes in folders of any name', async () => {
  const short = await buildIn(join(folder, 'b'));
  const long = await buildIn(join(folder, 'another (folder) + more'));
  const scripts = [...short].filter(([name]) => !name.startsWith('.maps'));
  expect([...short.keys()].sort()).toEqual(scripts.flatMap(([name]) => [name, `.maps/${name}.map`]).sort());
  for (const [, text] of scripts) expect(text).not.toContain('sourceMappingURL');
  expect([...long]).toEqual([...short]);
}, 120_000);

test('a place in a minified script leads to file and line, and its map has no sources', async () => {
  const files = await buildIn(join(folder, 'c'));
  const [name = '', text = ''] = [...files].find(([, each]) => each.includes('no corners')) ?? [];
  const before = text.slice(0, text.indexOf('no corners')).split('\n');
  const map = new SourceMap(JSON.parse(files.get(`.maps/${name}.map`) ?? '') as SourceMapPayload);
  const found = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  expect(found).toMatchObject({ originalSource: './area.js', originalLine: 2 });
  expect(files.get(`.maps/${name}.map`)).not.toContain('no corners');
}, 120_000);

/** Builds a minified federated container. @returns its files. */
async function buildIn(place: string): Promise<Map<string, string>> {
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
      minimizer: [minifier({ extractComments: false })],
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
      hiddenSourceMaps(),
    ],
  });
  const names = readdirSync(output, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:js|map)$/.test(name));
  return new Map(names.sort().map((name) => [name, readFileSync(join(output, name), 'utf8')]));
}
