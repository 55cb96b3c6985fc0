import TerserPlugin, { type BasePluginOptions } from 'terser-webpack-plugin';

/** Makes scripts small with swc, which has threads of its own: no further process loads it (docs/decisions/028). */
export function minifier(options: Pick<BasePluginOptions, 'extractComments'>): TerserPlugin<object> {
  return new TerserPlugin<object>({
    ...options,
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { compress: { passes: 8 }, ecma: 2022, mangle: true },
  });
}
