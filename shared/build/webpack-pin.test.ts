import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Files that webpack 5.112.0 to 5.112.2 lack; 5.113.0 has them again, as other names of files that moved. */
const lackingIn112 = [
  'webpack/lib/HotUpdateChunk',
  'webpack/lib/ModuleFactory',
  'webpack/lib/dependencies/EntryDependency',
  'webpack/lib/dependencies/ModuleDependency',
  'webpack/lib/dependencies/StaticExportsDependency',
  'webpack/lib/util/extractUrlAndGlobal',
  'webpack/lib/util/fs',
  'webpack/lib/util/semver',
];

const plugin = dirname(createRequire(__filename).resolve('@module-federation/enhanced/webpack'));

/** The files of webpack that a text names, each once. */
function filesOfWebpack(text: string): string[] {
  return [...new Set(text.match(/(?<=["'])webpack\/(?:lib|schemas)\/[\w./-]+(?=["'])/g))].sort();
}

/**
 * Webpack 5.113 refuses to say the path of a chunk that has no hash yet, and an area's container has a hash in its name. The
 * plugin asks for it where it writes its runtime; webpack's own `chunkRootOutputDir` is meant for that.
 */
function asksBeforeTheHash(text: string): boolean {
  return /getUndoPath\(this\.compilation\.getPath\(/.test(text);
}

/** What to do when the plugin works with newer ones of webpack, by the text of its files; nothing while it does not. */
function advice(text: string): string | undefined {
  const needed = filesOfWebpack(text).filter((file) => lackingIn112.includes(file));
  if (asksBeforeTheHash(text)) return undefined;
  const which = needed.length > 0 ? '5.113 or later' : 'any later one';
  return `Webpack may go to ${which}. Try it: take "webpack" out of renovate.json, change its version in shared/build, shared/dev, shared/dev-browser and e2e, and say so in docs/decisions/015-webpack-pin.md.`;
}

function textOfPlugin(): string {
  const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files
    .sort()
    .map((file) => readFileSync(join(plugin, file), 'utf8'))
    .join('\n');
}

test('webpack is pinned while the federation plugin does not work with newer ones', () => {
  expect(advice(textOfPlugin())).toBeUndefined();
});

test('the files of webpack that the plugin requires and 5.112 lacks are those that decision 015 names', () => {
  expect(filesOfWebpack(textOfPlugin()).filter((file) => lackingIn112.includes(file))).toEqual(lackingIn112);
});

test('a plugin that does not ask before the hash is there lets the pin go', () => {
  expect(advice("require('webpack/lib/util/fs')")).toContain('5.113 or later');
  expect(advice("require('webpack/lib/util/identifier')")).toContain('any later one');
  expect(advice('rootOutputDir = getUndoPath(this.compilation.getPath(name))')).toBeUndefined();
});
