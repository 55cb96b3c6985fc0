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

let told: readonly string[] | undefined;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
/** Expects that the checks come to these errors after an edit; one that ran already may still tell its own before. */
async function tells(edit: () => void, ...errors: readonly RegExp[]): Promise<void> {
  const holds = () => told?.length === errors.length && errors.every((error, at) => error.test(told?.[at] ?? ''));
  told = undefined;
  edit();
  for (let rests = 0; !holds() && rests < 2000; rests++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(told).toEqual(errors.map((error): unknown => expect.stringMatching(error)));
}

test('a type error is told after the edit that makes it, and gone after the one that mends it', async () => {
  const options = { composite: true, strict: true, types: [], lib: ['ES2022'], outDir: 'out' };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['source/*.ts', 'generated/*.ts'] }));
  for (const name of ['source', 'generated']) mkdirSync(join(folder, name));
  const watched = ['source', 'generated'].map((name) => join(folder, name));
  write('generated/names.ts', 'export const names = { wide: 1 };\n');
  await tells(() => (stop = watchTypes({ folder, projects: [folder], watched }, (errors) => void (told = errors))));

  const wrong = 'export const count: { a: { b: number } } = { a: { b: "one" } };\n';
  await tells(() => write('source/page.ts', wrong), /^source\/page\.ts\(1,\d+\): error TS2322: Type 'string'/);
  // What is written for it a moment later mends it.
  const uses = "import { names } from '../generated/names';\nexport const count: number = names.narrow;\n";
  await tells(() => write('source/page.ts', uses), /error TS2339/);
  await tells(() => write('generated/names.ts', 'export const names = { narrow: 1 };\n'));
}, 240_000);

test('an error belongs to the area in whose folder it is', () => {
  expect(areaOfError('remote-research/src/area.tsx(1,2): error TS1: No')).toBe('research');
  expect(areaOfError('shared/ui/facts.tsx(1,2): error TS1: No')).toBeUndefined();
});
