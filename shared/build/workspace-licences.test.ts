import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portfolio/workspace/root';

type Package = { license?: string; workspaces?: string[] };
const packageIn = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package;

test('the code is under one licence, which every workspace names, and the content is named apart', () => {
  const { workspaces = [], license } = packageIn('.');
  expect(license).toBe('MIT');
  for (const workspace of workspaces.filter((each) => !each.includes('*')))
    expect([workspace, packageIn(workspace).license]).toEqual([workspace, 'MIT']);
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  expect(text).toMatch(/^MIT License\n/);
  expect(text).toContain('The content is not part of the Software');
});
