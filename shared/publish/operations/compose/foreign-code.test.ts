import childProcess from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@portfolio/contract/area-module';
import { publish } from '../publish/publish';
import { limits } from './sandbox/limits';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences } from '../../testing/site-files';

const secret = 'a-secret-of-another-team';

let site: SampleSite;

beforeAll(async () => {
  process.env['AWS_SECRET_ACCESS_KEY'] = secret;
  site = await sampleSite();
});
afterAll(() => {
  delete process.env['AWS_SECRET_ACCESS_KEY'];
});

/** A build of research that begins with a statement, and whose page /KEY shows an expression. */
async function researchWith(statement: string, expression = '""'): Promise<string> {
  const folder = await site.build('research', { code: 'foreign' });
  const code = `const { jsx } = require('react/jsx-runtime');
    ${statement};
    const shown = ({ path, title }) => path === '/KEY' ? String(${expression}) : title;
    const Page = ({ page }) => jsx('h1', { children: shown(page) });
    exports.area = { contract: ${contractVersion}, name: 'research', Page };`;
  await writeFile(join(folder, 'server', 'area.js'), code);
  return folder;
}

/** @returns the sentence with which it is refused. The site stays as it is. */
async function refusal(folder: string): Promise<string> {
  const before = site.files();
  const error = await publish(site.storage, { research: folder }).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  expect(differences(before, site.files())).toEqual([]);
  expect(error).toMatchObject({ name: 'PublishError' });
  expect(error?.message).not.toContain(secret);
  return error?.message ?? '';
}

const page = 'The page /KEY of research cannot be rendered: ';
const taken: [what: string, expression: string, why: string][] = [
  ['reads the environment', 'process.env.AWS_SECRET_ACCESS_KEY', 'process is not defined'],
  ['ends the process', 'process.exit(0)', 'process is not defined'],
  ['reads a file', 'require("fs").readFileSync("/etc/hosts")', 'requires "fs", which the live composer does not have'],
  ['starts a command', 'require("child_process").execSync("id")', 'requires "child_process"'],
  ['opens a connection', 'fetch("http://127.0.0.1:9")', 'fetch is not defined'],
  ['makes code in its own realm', 'Function("return process")()', 'process is not defined'],
  ['looks for the realm of Node in a class', 'URL.constructor("return process")()', 'Code generation from strings'],
  ['looks for it in a timer', '(+setTimeout(() => 0)).constructor.constructor("return process")()', 'process is not'],
  ['looks for it in its global', 'globalThis.constructor.constructor("return process")()', 'process is not'],
  [
    'looks for it in an error',
    '(() => { try { new URL("") } catch (e) { return e.constructor.constructor("return process")() } })()',
    'Code generation from strings',
  ],
];

test('whatever an area takes that is not its own fails, and stops the publish with a sentence that names the page', async () => {
  const attempts = taken.map(([what, expression]) => `[${JSON.stringify(what)}, () => ${expression}]`);
  const sentence = await refusal(
    await researchWith(
      `const attempt = ([what, take]) => {
        try { return what + ': taken, ' + take(); } catch (error) { return what + ': ' + error.message; }
      };
      const all = () => { throw new Error([${attempts.join()}].map(attempt).join('; ')); }`,
      'all()',
    ),
  );
  expect(sentence).toMatch(/^The page \/KEY of research cannot be rendered: .* Nothing was published\.$/);
  expect(sentence).not.toContain('taken, ');
  for (const [what, , why] of taken) expect(sentence.split(`${what}: `)[1]?.split('; ')[0]).toContain(why);
  expect(await refusal(await researchWith('', 'process.exit(0)'))).toBe(
    `${page}process is not defined. Nothing was published.`,
  );
});

test('a bundle that needs what a server of pages lacks is named, not its pages', async () => {
  expect(await refusal(await researchWith('const secret = process.env.AWS_SECRET_ACCESS_KEY'))).toBe(
    'The server code of research cannot be run: process is not defined. Nothing was published.',
  );
  expect(await refusal(await researchWith('import("node:fs").then((fs) => { globalThis.fs = fs })'))).toMatch(
    /^The .* of research cannot be .*dynamic import.* Nothing was published\.$/,
  );
  expect(await refusal(await researchWith('const = 1'))).toMatch(
    /^The server code of research cannot be run: .*\. Nothing was published\.$/,
  );
});

test('code that comes to no end is ended', async () => {
  jest.replaceProperty(limits, 'seconds', 2);
  expect(await refusal(await researchWith('', '(() => { for (;;); })()'))).toBe(
    `${page}its code did not come to an end within 2 s. Nothing was published.`,
  );
});

const hoarded = { heap: '{ of: [all.length] }', buffers: 'new Uint8Array(10_000_000).fill(1)' };

test.each(['heap', 'buffers'] as const)('code that hoards memory is ended: %s', async (kind) => {
  jest.replaceProperty(limits, 'megabytes', 100);
  const hoard = `(() => { const all = []; for (;;) all.push(${hoarded[kind]}); })()`;
  expect(await refusal(await researchWith('', hoard))).toBe(
    `${page}its code needs more than 100 MB of memory. Nothing was published.`,
  );
});

test('what an area leaves running stops the publish when it fails', async () => {
  expect(await refusal(await researchWith('Promise.reject(new Error("too late"))'))).toMatch(
    /^The .* of research cannot be .*: its code failed on its own: too late\. Nothing was published\.$/,
  );
});

test('areas render with streams, addresses and answers of the web, and with what they write into globals', async () => {
  const uses = `globalThis.kept = new URL('/a', 'https://example.com').pathname + new TextDecoder().decode(new TextEncoder().encode('e'));
    new Response(new ReadableStream({ start: (stream) => stream.close() })).text();
    Array.prototype.at = () => 'mine'`;
  await publish(site.storage, {
    research: await researchWith(uses, 'kept + typeof process + typeof require("react").use'),
  });
  expect(site.files().get('KEY.html')).toContain('<h1>/aeundefinedfunction</h1>');
  expect([1].at(0)).toBe(1);
});

test('what an area leaves behind is not there in the next publish, which may use the same process', async () => {
  const leaves = `globalThis.kept = 'left';
    Array.prototype.kept = 'left';
    URL.prototype.kept = 'left';
    Object.getPrototypeOf(URL.prototype).kept = 'left'`;
  await publish(site.storage, { research: await researchWith(leaves) });
  const starts = jest.spyOn(childProcess, 'spawn');
  await publish(site.storage, {
    research: await researchWith('', '[typeof kept, [].kept, new URL("a:b").kept, {}.kept].join()'),
  });
  expect(site.files().get('KEY.html')).toContain('<h1>undefined,,,</h1>');
  expect(starts).not.toHaveBeenCalled();
});
