import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '@portfolio/workspace/root';
import { webpackRunner, type WebpackRunner } from './webpack-runner';

// Below the repository, where webpack is found.
const folder = mkdtempSync(join(root, '.cache', 'webpack-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

let runner: WebpackRunner;
let tools = 'first';
const stop = new AbortController();
beforeEach(() => (runner = webpackRunner(stop.signal, () => Promise.resolve(tools))));
afterEach(() => runner.end());

/** A configuration whose output says which process made it. @param before what it does first. */
function configuration(name: string, before = ''): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.js'), 'export const made = [PROCESS, WORD];');
  writeFileSync(
    join(place, 'webpack.config.ts'),
    `import webpack from 'webpack';
    ${before}
    const entry = ${JSON.stringify(join(place, 'index.js'))};
    const values = { PROCESS: String(process.pid), WORD: JSON.stringify(process.env['WORD']) };
    export default [{ mode: 'none', stats: 'errors-warnings', entry, output: { path: ${JSON.stringify(place)} }, plugins: [new webpack.DefinePlugin(values)] }];`,
  );
  return join(place, 'webpack.config.ts');
}

async function build(name: string, word = 'none'): Promise<{ process: string; word: string }> {
  const { isBuilt } = await runner.run({ configuration: configuration(name), environment: { WORD: word } });
  expect(isBuilt).toBe(true);
  const [, process = '', found = ''] =
    /\[(\d+), "(\w+)"\]/.exec(readFileSync(join(folder, name, 'main.js'), 'utf8')) ?? [];
  return { process, word: found };
}

test('one process builds all, each with its own environment', async () => {
  const [a, b] = await Promise.all([build('a', 'one'), build('b', 'two')]);
  expect([a.word, b.word]).toEqual(['one', 'two']);
  expect(a.process).toBe(b.process);
}, 30_000);

test('when loaders or plugins were saved meanwhile another process builds', async () => {
  const before = await build('before');
  tools = 'second';
  const after = await build('after');
  expect(after.process).not.toBe(before.process);
}, 30_000);

test('what webpack refuses is said, and the next one is built', async () => {
  const file = configuration('wrong');
  writeFileSync(join(folder, 'wrong', 'index.js'), "import './nowhere';");
  const { isBuilt, messages } = await runner.run({ configuration: file, environment: {} });
  expect(isBuilt).toBe(false);
  expect(messages).toContain("Can't resolve './nowhere'");
  await build('right');
}, 30_000);

test('a process that ends says what it printed, and the next one is built by another', async () => {
  const file = configuration('fatal', "console.error('no room'); process.exit(3);");
  expect(await runner.run({ configuration: file, environment: {} })).toEqual({ isBuilt: false, messages: 'no room' });
  await build('afterwards');
}, 30_000);

test('a process that ended between two workspaces is replaced', async () => {
  const before = await build('one');
  process.kill(Number(before.process), 'SIGKILL');
  await setTimeout(500);
  const after = await build('two');
  expect(after.process).not.toBe(before.process);
}, 30_000);

test('a mistake in a configuration is said with its line', async () => {
  const file = configuration('mistaken', 'const words: string[] = []; words[0].trim();');
  const { isBuilt, messages } = await runner.run({ configuration: file, environment: {} });
  expect(isBuilt).toBe(false);
  expect(messages).toMatch(/TypeError: .*trim[^]*mistaken\/webpack\.config\.ts:2/);
}, 30_000);

test('a build that waits for nothing any more ends', async () => {
  const file = configuration('waiting', 'await new Promise(() => undefined);');
  expect((await runner.run({ configuration: file, environment: {} })).isBuilt).toBe(false);
  await build('behind');
}, 30_000);

test('what is stopped ends, and nothing is begun any more', async () => {
  const file = configuration('endless', 'await new Promise(() => setInterval(() => {}, 1000));');
  const endless = runner.run({ configuration: file, environment: {} });
  const next = runner.run({ configuration: configuration('never'), environment: {} });
  await setTimeout(2000);
  stop.abort();
  expect((await endless).isBuilt).toBe(false);
  await expect(next).rejects.toThrow('aborted');
}, 30_000);
