import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { areaTable } from '@portfolio/workspace/check-areas';
import { root as repository } from '@portfolio/workspace/root';
import { areaNames, areas } from '@portfolio/contract/areas';
import { newArea } from './new-area';
import { mistakeOf, page, siteText, contentFixture, tower } from '@portfolio/content/testing/content-fixture';
import { siteFile } from '@portfolio/content/site/site-settings';

async function rootWithTable() {
  return contentFixture({ [areaTable]: await readFile(join(repository, areaTable), 'utf8'), [tower]: page() });
}

test('a new area is a row with a free port at the end of the table, and a folder', async () => {
  const { root } = await rootWithTable();
  const before = await readFile(join(root, areaTable), 'utf8');
  const { files, path } = await newArea(root, ['sketches', 'Sketches  and\ttalks'], 2026);
  expect(path).toBe('/SKE');
  expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
  const after = await readFile(join(root, areaTable), 'utf8');
  const row = `  sketches: { port: ${Math.max(...areaNames.map((name) => areas[name].port)) + 1} },
`;
  expect(after).toBe(before.replace('} as const satisfies', `${row}} as const satisfies`));
});

test('its group stands last among the settings of the site, whose comments stay', async () => {
  const { root, write } = await rootWithTable();
  await write(siteFile, siteText.replace('groups:', '# In this order.\ngroups:'));
  await newArea(root, ['sketches', 'Sketches  and\ttalks'], 2026);
  const after = await readFile(join(root, siteFile), 'utf8');
  expect(after).toContain('\n# In this order.\ngroups:');
  expect(after).toMatch(
    /\n {2}- name: sketches\n {4}area: sketches\n {4}title: Sketches and talks\n {4}short: Sket\n {4}form: grid\n/,
  );
  expect(parse(after.split('---')[1] ?? '')).toEqual({
    ...(parse(siteText.split('---')[1] ?? '') as object),
    groups: expect.arrayContaining([expect.objectContaining({ name: 'sketches', short: 'Sket' })]),
  });
});

test('the code of its first page is free in the whole site', async () => {
  const { root } = await rootWithTable();
  expect((await newArea(root, ['twrites', 'Talks'])).path).toBe('/TWR1');
});

test.each([
  [[], 'Say which name the area has: a name has small letters and digits'],
  [['Case-Studies', 'Case studies'], '"Case-Studies" can\'t be an area: a name has small letters'],
  [['research', 'Papers'], 'The name "research" is taken: choose another one'],
  [['study', 'Study'], 'The name "study" is taken'],
  [['shell', 'Shell'], 'The name "shell" is taken'],
  [['sketches'], 'Say which title the area has'],
  [['sketches', 'x'.repeat(81)], 'The title has 81 characters: it may have 80.'],
  [['sketches', 'Words', 'and talks'], 'There are too many words: put the title in quotes'],
])('%j is refused in a sentence, and nothing is written', async (args, sentence) => {
  const { root } = await rootWithTable();
  const before = await readFile(join(root, areaTable), 'utf8');
  expect(await mistakeOf(newArea(root, args))).toContain(sentence);
  expect(await readFile(join(root, areaTable), 'utf8')).toBe(before);
  expect(existsSync(join(root, 'remote-sketches'))).toBe(false);
});

test('a folder that is there already is left alone', async () => {
  const { root, write } = await rootWithTable();
  await write('remote-sketches/notes.txt', 'mine');
  expect(await mistakeOf(newArea(root, ['sketches', 'Writing']))).toBe(
    'The folder remote-sketches exists already: take it away, or choose another name.',
  );
});
