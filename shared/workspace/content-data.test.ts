import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentData } from './content-data';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('JSON files are data for code; what lies in a folder that is only named like one is not', () => {
  mkdirSync(join(folder, 'Guide', 'notes.json'), { recursive: true });
  writeFileSync(join(folder, 'Guide', 'notes.json', 'index.md'), '');
  writeFileSync(join(folder, 'Guide', 'outline.json'), '{}');
  writeFileSync(join(folder, 'area.json'), '{}');
  expect(contentData(folder)).toEqual(['Guide/outline.json', 'area.json']);
});
