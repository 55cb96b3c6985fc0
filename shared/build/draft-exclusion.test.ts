import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { page, smallRoot, tower } from '@portfolio/content/small-root';
import { draftExclusion } from './draft-exclusion';

test('files that code takes of all pages by a pattern are not those of a draft', async () => {
  const { root } = await smallRoot({
    [tower]: page(),
    'remote-architecture/content/TWR/massing.json': '["a tower"]',
    'remote-architecture/content/BRG/index.md': page(['draft: true']),
    'remote-architecture/content/BRG/massing.json': '["a secret bridge"]',
    'remote-architecture/src/area.js': `export const files = import.meta.webpackContext('../content', { recursive: true, regExp: /massing\\.json$/ });`,
  });
  const configuration = {
    mode: 'production' as const,
    entry: join(root, 'remote-architecture/src/area.js'),
    output: { path: join(root, 'dist'), filename: 'area.js', library: { type: 'commonjs2' } },
    plugins: draftExclusion(root),
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const bundle = await readFile(join(root, 'dist', 'area.js'), 'utf8');
  expect(bundle).toContain('a tower');
  expect(bundle).not.toMatch(/BRG|secret/);
}, 60_000);
