import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { root } from '@portfolio/workspace/root';

const typings = join(import.meta.dirname, 'css-typings-loader.ts');

/** `foreign` is what pages of other sites load. */
export type Target = 'browser' | 'foreign' | 'server' | 'development';

/**
 * How css-loader names classes: by the file's path in the repository, so that browser and server agree, and by the
 * owner of the release: a document has one release of each owner, and the sheets of two of them may hold different
 * versions of one shared file.
 */
export function cssModules(target: Target, owner: ReleaseOwner) {
  return {
    localIdentName: '[local]-[hash:base64:4]',
    localIdentContext: root,
    localIdentHashSalt: owner,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: target === 'server',
  };
}

/** Rules for CSS. */
export function cssRules(target: Target, owner: ReleaseOwner): RuleSetRule[] {
  const modules = cssModules(target, owner);
  const out = {
    browser: [MiniCssExtractPlugin.loader, typings],
    foreign: [MiniCssExtractPlugin.loader, typings],
    development: ['style-loader', typings],
    server: [],
  }[target];
  const plain = {
    browser: [MiniCssExtractPlugin.loader],
    foreign: [MiniCssExtractPlugin.loader],
    development: ['style-loader'],
    server: [],
  }[target];
  const scoped = { loader: join(import.meta.dirname, 'scoped-css-loader.ts'), options: { owner } };
  const ofPlain = [...(target === 'foreign' ? [scoped] : []), join(import.meta.dirname, 'site-css-loader.ts')];
  return [
    { test: /\.module\.css$/, use: [...out, { loader: 'css-loader', options: { modules } }] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [
        ...plain,
        {
          loader: 'css-loader',
          options: {
            modules: target === 'server' ? { exportOnlyLocals: true } : false,
            importLoaders: ofPlain.length,
          },
        },
        ...ofPlain,
      ],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      use: join(import.meta.dirname, 'subset-font-loader.ts'),
      generator: { filename: '[name].[contenthash:8][ext]', emit: target !== 'server' },
    },
  ];
}
