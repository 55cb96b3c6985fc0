import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { readSettings } from '../site/site-settings';
import { page, contentFixture } from './content-fixture';
import { root } from '@portfolio/workspace/root';
import { sampleWords, sourcesIn, wordsIn } from './sample-vocabulary';

const { sample } = readSettings(root);

// In another owner's site a word of hers may be one that tests made up.
(sample ? test : test.skip)('no code knows the content: it was written for any owner', () => {
  const words = sampleWords(root);
  const folders = ['shared', 'e2e', 'bench', 'tools', 'shell/src', ...areaNames.map((name) => `remote-${name}/src`)];
  const found = sourcesIn(root, folders).flatMap((file) =>
    wordsIn(file, readFileSync(join(root, file), 'utf8'), words),
  );
  expect(found).toEqual([]);
});

test('codes, owner, colour, facts and variables of the content are found where code has them', async () => {
  const { root: place } = await contentFixture({
    'remote-research/content/HUT/index.md': page(
      [],
      '```link\nvariable: LINK_HUT\n```\n\n```skills\n- Plaster\n- Tile glazing\n```',
    ),
  });
  const words = sampleWords(place);
  const found = (line: string) => wordsIn('a.ts', line, words);
  expect(found("const page = '/HUT';")).toEqual(['a.ts:1: HUT']);
  expect(found('const red = "#1F6F8B";')).toEqual(['a.ts:1: 1f6f8b']);
  expect(found('// for Kim Sample')).toEqual(['a.ts:1: Kim Sample']);
  expect(found("entry.status === 'Finished'")).toEqual(['a.ts:1: Finished']);
  expect(found('const finished = isFinished(SHUT, HUTS);')).toEqual([]);
  expect(found("if (skill === 'Tile glazing')")).toEqual(['a.ts:1: Tile glazing']);
  expect(found("process.env['LINK_HUT']")).toEqual(['a.ts:1: LINK_HUT']);
});
