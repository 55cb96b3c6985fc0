import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '@portfolio/workspace/root';
import { cssRules } from './css';

/** Writes the types of these style sheets' class names. @param entry absolute paths. */
export async function writeCssTypes(entry: string[]): Promise<void> {
  if (entry.length === 0) return;
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    webpack(
      {
        mode: 'development',
        devtool: false,
        context: root,
        entry,
        output: { path: join(root, '.cache/css-build') },
        module: { rules: cssRules('browser', 'shell') },
        plugins: [new MiniCssExtractPlugin()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}
