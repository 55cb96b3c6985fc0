import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ReportedError } from './reported-error';
import { areas, shellPort, type AreaRow } from '@portfolio/contract/areas';

/** The file of the area table, from the repository's root. */
export const areaTable = 'shared/contract/areas.ts';

/** Names of areas and groups become folders, addresses, ids and parts of global variables. */
export const areaName = /^[a-z][a-z0-9]*$/;

/** Names that mean something else in commands, folders and ids. */
export const reservedAreaNames: readonly string[] = ['shell', 'shared', 'area', 'all', 'root', 'rail', 'main'];

/** What the code of an area needs to be built, checked, tested and run alone. Without content it is on no site. */
const needed = ['package.json', 'tsconfig.json', 'webpack.config.ts', 'src/area.tsx'];

/** What an area's `src` may have, and the parts of a study, `src/studies/<name>`. All areas are made alike. */
const sourceParts = ['area', 'pages', 'components', 'studies', 'page-readers', 'configuration'];
const studyParts = ['algorithm', 'drawing', 'study', 'reader', 'texts', 'more-texts', 'still-texts', 'read-page'];

const port = 'a free port from 1024 to 65535';
const rowSchema = z.strictObject({
  port: z.int({ error: port }).min(1024, { error: port }).max(65_535, { error: port }),
});

type Table = Readonly<Record<string, AreaRow>>;
/** `word` is where in the row the fault is; "" for the row itself. */
type Fault = (word: string, found: string, expected: string) => ReportedError;

/**
 * Checks that the area table and the folders of the areas belong together.
 * @param root the repository's root folder.
 * @throws ReportedError for the first fault, with its file and line.
 */
export function checkAreas(root: string, table: Table = areas): void {
  // An area in a repository of its own has the table in a package.
  if (!existsSync(join(root, areaTable))) return;
  const source = readFileSync(join(root, areaTable), 'utf8');
  const taken = new Map([[String(shellPort), 'the shell']]);
  for (const [name, row] of Object.entries(table)) {
    const fault: Fault = (word, found, expected) => mistake(areaTable, lineInRow(source, name, word), found, expected);
    checkName(name, '', fault);
    checkShape(name, row, fault);
    checkFolder(root, name, fault);
    checkParts(root, `remote-${name}/src`, sourceParts);
    for (const study of foldersIn(join(root, `remote-${name}/src/studies`)))
      checkParts(root, `remote-${name}/src/studies/${study}`, studyParts);
    checkUnique(name, row, taken, fault);
  }
  checkStrangers(root, table, source);
}

function checkName(name: string, word: string, fault: Fault): void {
  if (!areaName.test(name))
    throw fault(word, `"${name}" can't be a name`, 'small letters and digits, beginning with a letter');
  if (reservedAreaNames.includes(name))
    throw fault(word, `The name "${name}" is taken by the site itself`, 'another name');
}

function checkShape(name: string, row: AreaRow, fault: Fault): void {
  const issue = rowSchema.safeParse(row).error?.issues[0];
  const path = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys')
    throw fault(
      issue.keys[0] ?? '',
      `${[name, path].filter(Boolean).join('.')} has an unknown field "${issue.keys[0]}"`,
      'port',
    );
  if (issue) throw fault(String(issue.path.at(-1) ?? ''), `${name}.${path} is wrong or missing`, issue.message);
}

function checkFolder(root: string, name: string, fault: Fault): void {
  const folder = `remote-${name}`;
  const missing = needed.find((file) => !existsSync(join(root, folder, file)));
  if (missing)
    throw fault(
      '',
      `The area ${name} has no file ${folder}/${missing}`,
      `a folder such as npm run new area makes, or no row`,
    );
  const source = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { name: written } = JSON.parse(source) as { name?: string };
  if (written !== folder)
    throw mistake(
      `${folder}/package.json`,
      lineAt(source, source.indexOf('"name"')),
      `The workspace has the name "${written}"`,
      `"${folder}", by which npm run dev -w finds it`,
    );
}

/** A part is a folder or a file. What reads a page may have several: `read-page-….ts`. */
function checkParts(root: string, folder: string, parts: readonly string[]): void {
  const stranger = readdirSync(join(root, folder)).find(
    (file) =>
      !file.startsWith('.') && !parts.includes((file.split('.')[0] ?? '').replace(/^read-page-.*/, 'read-page')),
  );
  if (stranger)
    throw mistake(
      `${folder}/${stranger}`,
      1,
      'No area has such a part',
      `one of ${parts.join(', ')}, as in every area`,
    );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function checkUnique(name: string, row: AreaRow, taken: Map<string, string>, fault: Fault): void {
  const port = String(row.port);
  const owner = taken.get(port);
  if (owner) throw fault(port, `The port ${port} of ${name} is taken by ${owner}`, 'a port of its own');
  taken.set(port, name);
}

/** A folder without a package is what a build left of an area that is gone. */
function checkStrangers(root: string, table: Table, source: string): void {
  for (const folder of readdirSync(root).filter((each) => each.startsWith('remote-'))) {
    const name = folder.slice('remote-'.length);
    if (Object.hasOwn(table, name) || !existsSync(join(root, folder, 'package.json'))) continue;
    const line = lineAt(source, source.search(/^export const areas\b/m));
    throw mistake(areaTable, line, `The folder ${folder} has no row`, `a row for "${name}", or no such folder`);
  }
}

/** The line of a word in the row of an area. */
function lineInRow(source: string, name: string, word: string): number {
  const pattern = (text: string) => text.replace(/\W/g, '\\$&');
  const row = new RegExp(`^  ['"]?${pattern(name)}['"]?: \\{`, 'm').exec(source);
  if (!row) return 1;
  const inside = row.index + row[0].length;
  const found = word ? source.slice(inside).search(new RegExp(`(?<![\\w-])${pattern(word)}(?![\\w-])`)) : -1;
  return lineAt(source, found < 0 ? row.index : inside + found);
}

function lineAt(source: string, index: number): number {
  return source.slice(0, Math.max(0, index)).split('\n').length;
}

function mistake(file: string, line: number, found: string, expected: string): ReportedError {
  return new ReportedError(`${file}:${line}: ${found}. Expected: ${expected}.`);
}
