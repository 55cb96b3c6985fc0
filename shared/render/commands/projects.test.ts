import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseProjects, findProjects } from './projects';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'models-'));
  const files = [
    'architecture/content/TWR/model.ts',
    'architecture/content/TEXT/index.md',
    'research/content/BRG/model.ts',
  ];
  for (const file of files.map((each) => join(place, `remote-${each}`))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
});
afterAll(() => rmSync(place, { recursive: true }));

test('a project is a folder with a model beside its text', () => {
  expect(findProjects(undefined, place).map(({ code }) => code)).toEqual(['BRG', 'TWR']);
  expect(findProjects('research', place).map(({ code }) => code)).toEqual(['BRG']);
});

test('without a code all projects are meant', () => {
  expect(chooseProjects([], place)).toEqual(findProjects(undefined, place));
});

test('an unknown project is answered with those that exist', () => {
  expect(() => chooseProjects(['XYZ'], place)).toThrow('There is no model of "XYZ". There are: BRG, TWR.');
});
