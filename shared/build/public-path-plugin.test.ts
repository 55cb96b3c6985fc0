import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { PublicPathPlugin } from './public-path-plugin';
import { runWebpack } from './testing/run-webpack';

test.each([
  'https://example.com/repo/_shell/1/browser/out.js',
  'https://example.com/repo/_shell/1/browser/out.js?retry=1',
])('chunks lie beside the script that runs: %s', async (src) => {
  const folder = await mkdtemp(join(tmpdir(), 'public-path-'));
  await writeFile(join(folder, 'entry.js'), 'self.found = __webpack_public_path__;');
  await runWebpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './entry.js',
    target: ['web', 'es2022'],
    output: { path: folder, publicPath: 'auto', filename: 'out.js' },
    plugins: [new PublicPathPlugin()],
  });
  const self: { found?: string } = {};
  runInNewContext(await readFile(join(folder, 'out.js'), 'utf8'), { self, document: { currentScript: { src } } });
  expect(self.found).toBe('https://example.com/repo/_shell/1/browser/');
  await rm(folder, { recursive: true });
});
