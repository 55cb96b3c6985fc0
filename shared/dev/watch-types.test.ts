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
  let wake: () => void = () => undefined;
  const report = async (count: number) => {
    while (reports.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return reports[count - 1];
  };
  const options = { composite: true, strict: true, types: [], lib: ['ES2022'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  write('export const count: number = 1;\n');
  stop = watchTypes(folder, [folder], (errors) => {
    reports.push(errors);
    wake();
  });
  expect(await report(1)).toEqual([]);
  write('export const count: { a: { b: number } } = { a: { b: "one" } };\n');
  expect(await report(2)).toEqual([expect.stringMatching(/^page\.ts\(1,\d+\): error TS2322: Type 'string'/)]);
  write('export const count: number = 2;\n');
  expect(await report(3)).toEqual([]);
}, 60_000);

test('an error belongs to the area in whose folder it is', () => {
  expect(areaOfError('remote-research/src/area.tsx(1,2): error TS1: No')).toBe('research');
  expect(areaOfError('shared/ui/facts.tsx(1,2): error TS1: No')).toBeUndefined();
});
