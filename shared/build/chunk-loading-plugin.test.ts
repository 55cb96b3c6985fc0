import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ChunkLoadingPlugin } from './chunk-loading-plugin';
import { runWebpack } from './testing/run-webpack';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunk-loading-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds an entry that imports a chunk with a style sheet. @returns the code of the entry with its runtime. */
async function build(): Promise<string> {
  await writeFile(join(folder, 'entry.js'), 'import(/* webpackChunkName: "part" */ "./part");');
  await writeFile(join(folder, 'part.js'), 'import "./part.css";');
  await writeFile(join(folder, 'part.css'), 'a { color: red }');
  await runWebpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './entry.js',
    target: ['web', 'es2022'],
    output: {
      path: folder,
      publicPath: '/',
      uniqueName: 'sample',
      filename: 'out.js',
      crossOriginLoading: 'anonymous',
    },
    resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin(), new ChunkLoadingPlugin()],
  });
  return readFile(join(folder, 'out.js'), 'utf8');
}

/** As much of a document as webpack's runtimes use. */
function element(tag: string) {
  const attributes: Record<string, string> = {};
  return {
    tag,
    attributes,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
    getAttribute: (name: string) => attributes[name],
  };
}

test("webpack's runtime hands each chunk and each style sheet to the shell, and sets no address itself", async () => {
  const code = await build();
  const appended: ReturnType<typeof element>[] = [];
  const [lockScript, loadStyle] = [jest.fn(), jest.fn()];
  const document = {
    createElement: element,
    getElementsByTagName: () => [],
    head: { appendChild: (each: ReturnType<typeof element>) => appended.push(each) },
  };
  const location = { origin: 'https://a.b' };
  const self = { lockScript, loadStyle };
  runInNewContext(code, { self, document, location, window: { location }, setTimeout: () => 0, clearTimeout: () => 0 });
  expect(appended.map(({ tag }) => tag).sort()).toEqual(['link', 'script']);
  const [script, link] = ['script', 'link'].map((tag) => appended.find((each) => each.tag === tag));
  expect(lockScript.mock.calls).toEqual([[script, '/part.out.js']]);
  expect(loadStyle.mock.calls).toEqual([[link]]);
  expect(script).not.toHaveProperty('src');
  expect(script?.attributes['data-webpack']).toBe('sample:chunk-part');
});
