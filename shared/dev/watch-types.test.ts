import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOfError } from './type-report';
import { watchTypes } from './watch-types';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'types-')));
let stop: () => void = () => undefined;
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a type error is told after the edit that makes it, and gone after the one that mends it', async () => {
  const write = (text: string) => writeFileSync(join(folder, 'page.ts'), text);
  const reports: (readonly string[])[] = [];
  const options = { composite: true, strict: true, types: [], lib: ['ES2022'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  /** Saves a text, and again as long as nothing is told: what is saved before the compiler watches it does not see. */
  const told = async (text: string) => {
    const before = reports.length;
    for (let wait = 0; reports.length === before; wait++) {
      if (wait % 100 === 0) write(text);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return reports[before];
  };
  stop = watchTypes(folder, [folder], (errors) => void reports.push(errors));
  expect(await told('export const count: number = 1;\n')).toEqual([]);
  expect(await told('export const count: { a: { b: number } } = { a: { b: "one" } };\n')).toEqual([
    expect.stringMatching(/^page\.ts\(1,\d+\): error TS2322: Type 'string'/),
  ]);
  expect(await told('export const count: number = 2;\n')).toEqual([]);
}, 240_000);

test('an error belongs to the area in whose folder it is', () => {
  expect(areaOfError('remote-research/src/area.tsx(1,2): error TS1: No')).toBe('research');
  expect(areaOfError('shared/ui/facts.tsx(1,2): error TS1: No')).toBeUndefined();
});
