import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaRow } from '@portfolio/contract/areas';
import { areaTable, checkAreas } from './check-areas';
import { root } from './root';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const writing: AreaRow = { port: 4301 };
const films: AreaRow = { port: 4302 };
const source = `/** The table. */
export const areas = {
  writing: {
    port: 4301,
  },
  films: {
    port: 4302,
  },
};
`;

/** A root with a table and the folders of these areas. */
function rootWith(folders: readonly string[], table = source): string {
  const place = mkdtempSync(join(tmpdir(), 'areas-'));
  made.push(place);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  };
  write(areaTable, table);
  for (const folder of folders) {
    for (const file of ['tsconfig.json', 'webpack.config.ts', 'src/area.tsx']) write(`${folder}/${file}`, '');
    write(`${folder}/package.json`, `{\n  "name": "${folder}"\n}`);
  }
  return place;
}
const both = ['remote-writing', 'remote-films'];

test('the table and the folders of this repository belong together', () => {
  expect(() => checkAreas(root)).not.toThrow();
});

test('a sound table passes; what a build left of an area that is gone is no area', () => {
  const place = rootWith(both);
  mkdirSync(join(place, 'remote-gone', 'dist'), { recursive: true });
  expect(() => checkAreas(place, { writing, films })).not.toThrow();
});

test('a row without a folder is named with its line, and so is a file that is missing in a folder', () => {
  expect(() => checkAreas(rootWith(['remote-writing']), { writing, films })).toThrow(
    'shared/contract/areas.ts:6: The area films has no file remote-films/package.json. Expected: a folder such as npm run new area makes, or no row.',
  );
  const place = rootWith(both);
  rmSync(join(place, 'remote-films', 'src'), { recursive: true });
  expect(() => checkAreas(place, { writing, films })).toThrow(
    'shared/contract/areas.ts:6: The area films has no file remote-films/src/area.tsx.',
  );
});

test('a folder without a row is named with the line of the table', () => {
  expect(() => checkAreas(rootWith([...both, 'remote-blog']), { writing, films })).toThrow(
    'shared/contract/areas.ts:2: The folder remote-blog has no row. Expected: a row for "blog", or no such folder.',
  );
});

test('two areas with one port, or one with the port of the shell, are named with the line', () => {
  const place = rootWith(both, source.replace('4302', '4301'));
  expect(() => checkAreas(place, { writing, films: { ...films, port: 4301 } })).toThrow(
    'shared/contract/areas.ts:7: The port 4301 of films is taken by writing. Expected: a port of its own.',
  );
  const shell = rootWith(both, source.replace('4301', '4200'));
  expect(() => checkAreas(shell, { writing: { ...writing, port: 4200 }, films })).toThrow(
    'shared/contract/areas.ts:4: The port 4200 of writing is taken by the shell.',
  );
});

test('a row that is not as a row must be is named with the field and its line', () => {
  const check =
    (row: unknown, text = source) =>
    () =>
      checkAreas(rootWith(both, text), { writing, films: row as AreaRow });
  expect(check({ ...films, prot: 1 }, source.replace('port: 4302', 'prot: 1'))).toThrow(
    'shared/contract/areas.ts:7: films has an unknown field "prot". Expected: port.',
  );
  expect(check({})).toThrow('films.port is wrong or missing. Expected: a free port from 1024 to 65535.');
});

test('a name that means something else is refused', () => {
  const place = rootWith(['remote-all'], source.replace('films', 'all'));
  cpSync(join(rootWith(['remote-writing']), 'remote-writing'), join(place, 'remote-writing'), { recursive: true });
  expect(() => checkAreas(place, { writing, all: films })).toThrow(
    'shared/contract/areas.ts:6: The name "all" is taken by the site itself. Expected: another name.',
  );
});

test('a workspace with another name is named: npm run dev -w would not find it', () => {
  const place = rootWith(both);
  writeFileSync(join(place, 'remote-films', 'package.json'), '{\n  "private": true,\n  "name": "remote-research"\n}');
  expect(() => checkAreas(place, { writing, films })).toThrow(
    'remote-films/package.json:3: The workspace has the name "remote-research". Expected: "remote-films", by which npm run dev -w finds it.',
  );
});

test('a part that no other area has is named, in the sources and in a study', () => {
  const place = rootWith(both);
  const study = join(place, 'remote-films', 'src', 'studies', 'reel');
  mkdirSync(join(study, 'algorithm'), { recursive: true });
  writeFileSync(join(study, 'texts.ts'), '');
  expect(() => checkAreas(place, { writing, films })).not.toThrow();
  writeFileSync(join(study, 'reel-texts.ts'), '');
  expect(() => checkAreas(place, { writing, films })).toThrow(
    'remote-films/src/studies/reel/reel-texts.ts:1: No area has such a part. Expected: one of algorithm, drawing,',
  );
  rmSync(study, { recursive: true });
  mkdirSync(join(place, 'remote-films', 'src', 'helpers'));
  expect(() => checkAreas(place, { writing, films })).toThrow('remote-films/src/helpers:1: No area has such a part.');
});
