import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '@portfolio/workspace/nearest';
import { root } from '@portfolio/workspace/root';
import { siteCommands, type SiteCommand } from '@portfolio/workspace/site-commands';

/** `npm run site` lists the commands that have no script of their own, `npm run site -- <command> …` runs one of them. */
const [name, ...args] = process.argv.slice(2);
// Programs that commands start may run in another folder.
const tsconfig = process.env['TSX_TSCONFIG_PATH'];
if (tsconfig) process.env['TSX_TSCONFIG_PATH'] = resolve(root, tsconfig);

const groups = Object.entries(siteCommands).map(
  ([group, all]) => [group, Object.entries(all).filter((row) => existsSync(fileOf(...row)))] as const,
);
const commands = new Map(groups.flatMap(([, rows]) => rows));
const command = commands.get(name ?? '');
if (name === undefined || name === '--help') console.log(list());
else if (command) await run(fileOf(name, command), command);
else {
  console.error(refusal(name));
  process.exitCode = 1;
}

/** In an area's own repository the commands lie in a package, and those that test the whole site are missing. */
function fileOf(each: string, { file = `shared/commands/${each}.ts` }: SiteCommand): string {
  return dirname(file) === 'shared/commands' ? join(import.meta.dirname, basename(file)) : join(root, file);
}

/** In this process, so that signals, exit code and terminal are its own. */
async function run(file: string, { installs, builds }: SiteCommand): Promise<void> {
  if (!args.includes('--help')) {
    if (installs) runBefore('install.mjs', '--all');
    if (builds) runBefore('build.ts');
  }
  process.argv = [process.argv[0] ?? '', file, ...args];
  await import(pathToFileURL(file).href);
}

function runBefore(file: string, ...words: string[]): void {
  const node = [...process.execArgv, join(import.meta.dirname, file), ...words];
  const { status } = spawnSync(process.execPath, node, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function list(): string {
  const width = Math.max(...[...commands.keys()].map((each) => each.length));
  return [
    'npm run site -- <command> [names] [--options]; --help after a command says what it takes.',
    ...groups
      .filter(([, rows]) => rows.length > 0)
      .flatMap(([group, rows]) => [
        `\n${group}`,
        ...rows.map(([each, { says }]) => `  ${each.padEnd(width)}  ${says}`),
      ]),
    `\nScripts of their own (npm run <script>): ${scripts().join(', ')}.`,
  ].join('\n');
}

function scripts(): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts?: object };
  return Object.keys(manifest.scripts ?? {}).filter((script) => script !== 'site');
}

function refusal(word: string): string {
  if (scripts().includes(word)) return `${word} is a script of its own: npm run ${word}.`;
  const meant = nearest(word, [...commands.keys(), ...scripts()]);
  const hint = meant && scripts().includes(meant) ? `npm run ${meant}` : meant;
  return `There is no command ${word}.${hint ? ` Did you mean ${hint}?` : ''} npm run site lists all.`;
}
