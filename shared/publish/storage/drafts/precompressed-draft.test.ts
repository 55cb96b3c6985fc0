import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderDraft } from '../folder/folder-draft';
import { precompressedDraft } from './precompressed-draft';
import { temporaryFolder } from '../../testing/temporary-folder';

const long = (word: string) => `${word} `.repeat(500);

function draftIn(folder: string) {
  return precompressedDraft(folderDraft(folder, folder, async () => undefined));
}

test('a text file has its brotli and its gzip form beside it, and no list shows them', async () => {
  const folder = temporaryFolder();
  const draft = draftIn(folder);
  await draft.write('HAL.html', long('page'));
  await draft.write('_areas/research/0123/browser/area.js', long('code'));

  for (const [path, content] of [
    ['HAL.html', long('page')],
    ['_areas/research/0123/browser/area.js', long('code')],
  ] as const) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString()).toBe(content);
    expect(gunzipSync(readFileSync(join(folder, `${path}.gz`))).toString()).toBe(content);
  }
  expect(await draft.list('')).toEqual(['HAL.html', '_areas']);
  expect(await draft.list('_areas/research/0123/browser')).toEqual(['area.js']);
});

test('a copied drawing has both forms, a photo has none, and neither has what no browser requests', async () => {
  const folder = temporaryFolder();
  const draft = draftIn(folder);
  writeFileSync(join(folder, 'source'), long('<path/>'));
  await draft.copy(join(folder, 'source'), '_areas/a/media/plan.svg');
  await draft.copy(join(folder, 'source'), '_areas/a/media/hero.avif');
  await draft.write('_areas/a/0123/server/area.js', long('code'));

  expect(readdirSync(join(folder, '_areas/a/media')).sort()).toEqual([
    'hero.avif',
    'plan.svg',
    'plan.svg.br',
    'plan.svg.gz',
  ]);
  expect(readdirSync(join(folder, '_areas/a/0123/server'))).toEqual(['area.js']);
});

test('the forms follow their file: one that became short has none, a removed one leaves none', async () => {
  const folder = temporaryFolder();
  const draft = draftIn(folder);
  await draft.write('a.json', long('text'));
  await draft.write('a.json', 'short');
  expect(readdirSync(folder)).toEqual(['a.json']);
  await draft.write('b.xml', long('text'));
  await draft.remove('b.xml');
  expect(readdirSync(folder)).toEqual(['a.json']);
});
