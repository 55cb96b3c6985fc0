import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOfError } from './type-errors';
import { watchTypes } from './watch-types';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'types-')));
let stop: () => void = () => undefined;
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const reports: (readonly string[])[] = [];
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
/** @returns what the next check reports. */
async function afterwards(edit: () => void): Promise<readonly string[] | undefined> {
  const before = reports.length;
  edit();
  while (reports.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  return reports[before];
}

test('a type error is told after the edit that makes it, and gone after the one that mends it', async () => {
  const options = { composite: true, strict: true, types: [], lib: ['ES2022'], outDir: 'out' };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['source/*.ts', 'generated/*.ts'] }));
  for (const name of ['source', 'generated']) mkdirSync(join(folder, name));
  const watched = ['source', 'generated'].map((name) => join(folder, name));
  write('generated/names.ts', 'export const names = { wide: 1 };\n');
  const begin = () =>
    (stop = watchTypes({ folder, projects: [folder], watched }, (errors) => void reports.push(errors)));
  expect(await afterwards(begin)).toEqual([]);

  const wrong = 'export const count: { a: { b: number } } = { a: { b: "one" } };\n';
  expect(await afterwards(() => write('source/page.ts', wrong))).toEqual([
    expect.stringMatching(/^source\/page\.ts\(1,\d+\): error TS2322: Type 'string'/),
  ]);
  // What is written for it a moment later mends it.
  const uses = "import { names } from '../generated/names';\nexport const count: number = names.narrow;\n";
  expect(await afterwards(() => write('source/page.ts', uses))).toEqual([expect.stringContaining('error TS2339')]);
  expect(await afterwards(() => write('generated/names.ts', 'export const names = { narrow: 1 };\n'))).toEqual([]);
}, 240_000);

test('an error belongs to the area in whose folder it is', () => {
  expect(areaOfError('remote-research/src/area.tsx(1,2): error TS1: No')).toBe('research');
  expect(areaOfError('shared/ui/facts.tsx(1,2): error TS1: No')).toBeUndefined();
});
