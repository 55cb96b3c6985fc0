import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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

test('a type error is told after the edit that makes it, and gone after the one that mends it', async () => {
  const write = (text: string) => writeFileSync(join(folder, 'page.ts'), text);
  const reports: (readonly string[])[] = [];
  const options = { composite: true, strict: true, types: [], lib: ['ES2022'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const told = async (text: string) => {
    const before = reports.length;
    write(text);
    while (reports.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
    return reports[before];
  };
  write('export const count: number = 1;\n');
  stop = watchTypes(folder, [folder], (errors) => void reports.push(errors));
  while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports).toEqual([[]]);
  expect(await told('export const count: { a: { b: number } } = { a: { b: "one" } };\n')).toEqual([
    expect.stringMatching(/^page\.ts\(1,\d+\): error TS2322: Type 'string'/),
  ]);
  expect(await told('export const count: number = 2;\n')).toEqual([]);
}, 240_000);

test('an error belongs to the area in whose folder it is', () => {
  expect(areaOfError('remote-research/src/area.tsx(1,2): error TS1: No')).toBe('research');
  expect(areaOfError('shared/ui/facts.tsx(1,2): error TS1: No')).toBeUndefined();
});
