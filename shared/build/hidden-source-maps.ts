import webpack from 'webpack';

/**
 * Maps of a browser's scripts, in `.maps/` beside them, so that `npm run health` can name the source line of an error. No script
 * names its map, no server gives names that begin with a dot, and sources are not part of them.
 */
export function hiddenSourceMaps(): webpack.SourceMapDevToolPlugin {
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '.maps/[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
    // The default has a hash of absolute paths: the same commit would give other releases in other folders.
    fallbackModuleFilenameTemplate: '[resource-path]',
  });
}
