import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';
import { siteCommands } from '@portfolio/workspace/site-commands';

const site = join(root, 'shared/commands/site.ts');
const rows = Object.values(siteCommands).flatMap((group) => Object.entries(group));
const files = rows.map(([name, { file = `shared/commands/${name}.ts` }]) => file);
const scripts = scriptsOf('.');
/** Where no site is. */
let nowhere: string;
beforeAll(() => {
  nowhere = mkdtempSync(join(tmpdir(), 'no-site-'));
});
afterAll(() => rmSync(nowhere, { recursive: true }));

function scriptsOf(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return manifest.scripts ?? {};
}

function run(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE: join(nowhere, 'site') },
    maxBuffer: 2 ** 26,
  });
}

test('the root has about a dozen scripts, and no command has two names', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(13);
  expect(rows.map(([name]) => name).filter((name) => name in scripts)).toEqual([]);
});

test('what a workspace and the root both do has the same name in both', () => {
  const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  for (const workspace of workspaces) {
    const names = Object.keys(scriptsOf(workspace));
    expect(names).toEqual(['build', 'dev', 'test']);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  }
});

test('repositories of areas that left home find the script that brings them newer packages', () => {
  expect(scripts).toHaveProperty('eject');
});

test('every command of the table has a file, where its workspace is there', () => {
  expect(files.filter((file) => existsSync(join(root, file.split('/')[0]!)) && !existsSync(join(root, file)))).toEqual(
    [],
  );
});

test('every command says with --help what it does, how it is called, and an example', () => {
  const ofScripts = Object.values(scripts).flatMap((script) => /\S+\.ts$/.exec(script) ?? []);
  const all = [...files, ...ofScripts].filter((file) => !file.endsWith('/site.ts') && existsSync(join(root, file)));
  // In one process, as most of the time is that of loading packages. A command that did not stop at its help would go on here.
  const script = `
    process.exit = () => { throw new Error('ended'); };
    for (const file of ${JSON.stringify(all.map((file) => join(root, file)))}) {
      console.log('──' + file);
      process.argv = [process.execPath, file, '--help'];
      await import(file).catch((error) => { if (error.message !== 'ended') throw error; });
    }
    process.reallyExit(0);`;
  const { status, stdout, stderr } = run('--input-type=module', '--eval', script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const helpTexts = stdout.split('──').slice(1);
  expect(helpTexts).toHaveLength(all.length);
  const lacking = helpTexts.filter(
    (text) => !/\.ts\n[A-Z0-9][^]+\n\nUsage: np.+\n\n[^]*--help +this text\n[^]*\nExample: .+\n$/.test(text),
  );
  expect(lacking).toEqual([]);
}, 120_000);

test('without a command all are listed in groups, with a line for each', () => {
  const { status, stdout } = run(site);
  expect(status).toBe(0);
  const groups = [...stdout.matchAll(/\n\n(\w[\w ]+)\n {2}/g)].map(([, group]) => group);
  expect(groups).toEqual(Object.keys(siteCommands));
  for (const [name, { says }] of rows) expect(stdout).toMatch(new RegExp(`\\n  ${name} +${says}\\n`));
  expect(run(site, '--help').stdout).toBe(stdout);
}, 60_000);

test.each([
  ['relases', 'There is no command relases. Did you mean releases? npm run site lists all.\n'],
  ['publsh', 'There is no command publsh. Did you mean npm run publish? npm run site lists all.\n'],
  ['juggle', 'There is no command juggle. npm run site lists all.\n'],
  ['publish', 'publish is a script of its own: npm run publish.\n'],
])('%s is answered with one sentence', (name, sentence) => {
  const { status, stderr } = run(site, name);
  expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
});

test('what stands behind the name reaches the command, and its exit code comes through', () => {
  const { status, stderr } = run(site, 'log', '--limit=none');
  expect(stderr).toBe('"--limit=none" is no number of changes, such as --limit=20.\n');
  expect(status).toBe(1);
  expect(run(site, 'log', '--lmit=5').stderr).toBe(
    'There is no option --lmit. Did you mean --limit? --help lists all.\n',
  );
  expect(run(site, 'releases').stderr).toBe(`${join(nowhere, 'site')} holds no site yet. Run: npm start\n`);
}, 60_000);

test('a command that runs is ended by Ctrl-C', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', site, 'serve'], {
    cwd: root,
    env: { ...process.env, SITE: join(nowhere, 'site'), PORT: '0', MAILBOX: join(nowhere, 'mailbox') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(output)).toMatch(/^The site is at http/);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
}, 60_000);
