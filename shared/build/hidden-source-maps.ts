import webpack, { type Compiler } from 'webpack';
import { withoutEntryHash } from './portable-ids-plugin';

/**
 * Maps of a browser's scripts, in `.maps/` beside them, so that `npm run site -- health` can name the source line of an error. No script
 * names its map, no server gives names that begin with a dot, and sources are not part of them.
 */
export function hiddenSourceMaps(): webpack.WebpackPluginInstance {
  const maps = new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '.maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
    // The default has a hash of absolute paths: the same commit would give other releases in other folders.
    fallbackModuleFilenameTemplate: '[resource-path]',
  });
  return {
    apply(compiler: Compiler) {
      maps.apply(compiler);
      makePortable(compiler);
    },
  };
}

const map = /^\.maps\/(.*)\.map$/;

/** What is left of absolute paths: the name that a script had at first, and that of the federation's entry. */
function makePortable({ hooks, webpack }: Compiler): void {
  // By now every asset has its final name.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  hooks.compilation.tap('HiddenSourceMaps', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'HiddenSourceMaps', stage }, () => {
      for (const { name, source } of compilation.getAssets()) {
        const [, file] = map.exec(name) ?? [];
        if (!file) continue;
        const parsed = JSON.parse(String(source.source())) as { sources: string[] };
        const text = JSON.stringify({ ...parsed, file, sources: parsed.sources.map(withoutEntryHash) });
        compilation.updateAsset(name, new webpack.sources.RawSource(text));
      }
    });
  });
}
