import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '@portfolio/workspace/root';
import { cssRules } from './css';

/** Writes the types of all style sheets' class names, as builds do, for a check of types without a build. */
export async function writeCssTypes(): Promise<void> {
  const entry = sheets();
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

/** All CSS modules of our workspaces and of our installed packages. */
function sheets(): string[] {
  const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  const packages = readdirSync(join(root, 'node_modules/@portfolio')).map((name) => `node_modules/@portfolio/${name}`);
  const folders = [...packages, ...workspaces.map((name) => `${name}/src`)].map((folder) => join(root, folder));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css') && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => realpathSync(join(folder, file))),
  );
}
